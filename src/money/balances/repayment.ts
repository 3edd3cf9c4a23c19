import type { Tx } from '../../framework/database/db.ts'
import { debtAccount, readBalance, walletAccount } from '../bookkeeping/accounts.ts'
import { moveMoney } from '../bookkeeping/transfers.ts'

/**
 * Pays what an organization owes with what has come into its balance. It is called with the organization
 * locked, after the transfer whose key it is given.
 */
export async function repayDebt(
  tx: Tx,
  organization: { id: number },
  currency: string,
  key: string,
): Promise<void> {
  const [from, to] = [walletAccount(organization, currency), debtAccount(organization, currency)]
  const owed = 0 - (await readBalance(tx, to))
  const amount = Math.min(owed, await readBalance(tx, from))
  if (amount <= 0) return
  await moveMoney(tx, [{ key: `${key}:debt_repaid`, event: 'debt_repaid', from, to, amount }])
}
