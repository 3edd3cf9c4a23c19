import type { Tx } from '../../framework/database/db.ts'
import { debt, readBalance, wallet } from '../bookkeeping/accounts.ts'
import { moveMoney } from '../bookkeeping/transfers.ts'

/**
 * Whatever comes into the balance of an organization pays what it owes first. To be called with the
 * organization locked, after the transfer whose key it is.
 */
export async function repayDebt(
  tx: Tx,
  organization: { id: number },
  currency: string,
  key: string,
): Promise<void> {
  const [from, to] = [wallet(organization, currency), debt(organization, currency)]
  const owed = 0 - (await readBalance(tx, to))
  const amount = Math.min(owed, await readBalance(tx, from))
  if (amount <= 0) return
  await moveMoney(tx, [{ key: `${key}:debt_repaid`, event: 'debt_repaid', from, to, amount }])
}
