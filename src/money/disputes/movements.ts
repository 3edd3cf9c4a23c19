import { eq } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import type { Dispute } from '../../tables/finance/disputes.ts'
import { ledgerTransfers } from '../../tables/finance/ledger.ts'
import {
  budgetAccount,
  debtAccount,
  disputedAccount,
  externalAccount,
  readBalance,
  walletAccount,
} from '../bookkeeping/accounts.ts'
import type { Movement } from '../bookkeeping/transfers.ts'
import { type FoundMoney, takingOut } from '../fundings/clawback.ts'
import type { LockedFunding } from '../fundings/settlement.ts'

const keyOf = ({ id }: Dispute) => `dispute:${id}`
const outside = ({ currency }: Dispute) => externalAccount('stripe', currency)

/** Money that is still there is held. The rest has left already, and is owed. */
export function disputeMovements(dispute: Dispute, found: FoundMoney): Movement[] {
  const ways = { to: disputedAccount(dispute), owedTo: outside(dispute) }
  return takingOut(found, { key: keyOf(dispute), event: 'dispute_opened', ...ways })
}

export function disputeLossMovements(dispute: Dispute): Movement[] {
  const way = { from: disputedAccount(dispute), to: outside(dispute), amount: dispute.held_amount }
  return withoutNothing([{ key: `${keyOf(dispute)}:lost`, event: 'dispute_lost', ...way }])
}

/**
 * The movements of a dispute that was won: everything goes back, and what was owed and has been paid since is
 * the organization's again.
 */
export async function disputeWinMovements(
  tx: Tx,
  dispute: Dispute,
  { organization, campaign }: LockedFunding,
): Promise<Movement[]> {
  const { currency, held_amount, debt_amount, status } = dispute
  const purse = walletAccount(organization, currency)
  const owed = Math.max(-(await readBalance(tx, debtAccount(organization, currency))), 0)
  const stillOwed = Math.min(owed, debt_amount)
  const ofBudget = await readTaken(tx, `${keyOf(dispute)}:budget`)
  const home = campaign && campaign.settled_at === null ? budgetAccount(campaign) : purse

  const from = status === 'lost' ? outside(dispute) : disputedAccount(dispute)
  const ways = [
    { name: 'budget', from, to: home, amount: ofBudget },
    { name: 'wallet', from, to: purse, amount: held_amount - ofBudget },
    {
      name: 'debt',
      from: outside(dispute),
      to: debtAccount(organization, currency),
      amount: stillOwed,
    },
    { name: 'repaid', from: outside(dispute), to: purse, amount: debt_amount - stillOwed },
  ]
  return withoutNothing(
    ways.map(({ name, ...way }) => ({
      key: `${keyOf(dispute)}:won:${name}`,
      event: 'dispute_won',
      ...way,
    })),
  )
}

async function readTaken(tx: Tx, key: string): Promise<number> {
  const [transfer] = await tx
    .select({ amount: ledgerTransfers.amount })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.idempotency_key, key))
  return transfer?.amount ?? 0
}

function withoutNothing(movements: Movement[]): Movement[] {
  return movements.filter(({ amount }) => amount > 0)
}
