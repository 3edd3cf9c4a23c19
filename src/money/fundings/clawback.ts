import type { Tx } from '../../framework/database/db.ts'
import type { TransferEvent } from '../../tables/finance/ledger.ts'
import {
  type AccountName,
  budgetAccount,
  debtAccount,
  readBalance,
  walletAccount,
} from '../bookkeeping/accounts.ts'
import type { Movement } from '../bookkeeping/transfers.ts'
import type { LockedFunding } from './settlement.ts'

/** The accounts that hold an amount that is to be taken back, and how much of it is not there any more. */
export type FoundMoney = { parts: Part[]; held_amount: number; debt_amount: number }

type Part = { name: 'budget' | 'wallet' | 'debt'; from: AccountName; amount: number }

/**
 * Looks for money of a funding that is taken back although nobody here has agreed to it: in the campaign
 * it was for, then in the balance. What was spent already becomes a debt.
 */
export async function findMoney(
  tx: Tx,
  locked: LockedFunding,
  amount: number,
): Promise<FoundMoney> {
  const { organization, campaign, funding } = locked
  const fromBudget = campaign ? Math.min(amount, await readBalance(tx, budgetAccount(campaign))) : 0
  const purse = walletAccount(organization, funding.currency)
  const fromWallet = Math.min(amount - fromBudget, await readBalance(tx, purse))
  const held_amount = fromBudget + fromWallet
  const debt_amount = amount - held_amount
  const owed = debtAccount(organization, funding.currency)
  const parts: Part[] = [
    { name: 'wallet', from: purse, amount: fromWallet },
    { name: 'debt', from: owed, amount: debt_amount },
  ]
  if (campaign) parts.unshift({ name: 'budget', from: budgetAccount(campaign), amount: fromBudget })
  return { parts: parts.filter((part) => part.amount > 0), held_amount, debt_amount }
}

type Ways = {
  key: string
  event: TransferEvent
  /** The account for money that is still there, and the account for what is owed from now on. */
  to: AccountName
  owedTo: AccountName
}

export function takingOut({ parts }: FoundMoney, { key, event, to, owedTo }: Ways): Movement[] {
  return parts.map(({ name, from, amount }) => ({
    key: `${key}:${name}`,
    event,
    from,
    to: name === 'debt' ? owedTo : to,
    amount,
  }))
}
