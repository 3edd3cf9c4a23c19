import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { Funding } from '../../tables/finance/fundings.ts'
import { debtAccount, readBalance } from '../bookkeeping/accounts.ts'

export const fundingDecided = 'This funding has already been decided.'

export function guardPending({ status }: Pick<Funding, 'status'>): void {
  guard(status === 'pending', 'base', fundingDecided)
}

/** Guards that no provider decides about it, for staff. */
export function guardByHand({ provider }: Pick<Funding, 'provider'>): void {
  guard(provider === 'manual', 'base', 'Only bank transfers can be decided by hand.')
}

/** A bank transfer takes its time, and was perhaps sent although it was canceled or refused. */
export function mayStillArrive({
  provider,
  status,
}: Pick<Funding, 'provider' | 'status'>): boolean {
  return provider === 'manual' && ['pending', 'canceled', 'failed'].includes(status)
}

export const owesFirst = 'Pay what the organization owes first.'

export async function guardNoDebtIn(
  tx: Tx,
  organization: { id: number },
  currency: string,
): Promise<void> {
  guardNoDebt(await readBalance(tx, debtAccount(organization, currency)))
}

export function guardNoDebt(balance: number): void {
  guard(balance >= 0, 'base', owesFirst)
}
