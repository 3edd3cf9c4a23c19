import type { Config } from '../../framework/config/config.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { isAdmin, type Member } from '../../tables/actor.ts'
import type { Funding, FundingProvider } from '../../tables/finance/fundings.ts'
import { debtAccount, readBalance } from '../bookkeeping/accounts.ts'

export const fundingPolicy = {
  create: (actor: Member) => isAdmin(actor),
  cancel: (actor: Member) => isAdmin(actor),
  refund: (actor: Member) => isAdmin(actor),
}

/** The ways of paying that there are here, the usual one first. */
export function offeredProviders(
  { trial, stripe, money }: Pick<Config, 'trial' | 'stripe' | 'money'>,
  target: 'campaign' | 'balance',
): FundingProvider[] {
  const offers: Record<FundingProvider, boolean> = {
    stripe: stripe !== undefined,
    test: trial,
    balance: target === 'campaign',
    manual: trial || money.bankDetails !== undefined,
  }
  return (Object.keys(offers) as FundingProvider[]).filter((provider) => offers[provider])
}

export const fundingDecided = 'This funding has already been decided.'

export function requirePending({ status }: Pick<Funding, 'status'>): void {
  guard(status === 'pending', 'base', fundingDecided)
}

/** A bank transfer takes its time, and was perhaps sent although it was canceled or refused. */
export function mayStillArrive({
  provider,
  status,
}: Pick<Funding, 'provider' | 'status'>): boolean {
  return provider === 'manual' && ['pending', 'canceled', 'failed'].includes(status)
}

export const owesFirst = 'Pay what the organization owes first.'

export async function requireNoDebt(
  tx: Tx,
  { organization, funding }: { organization: { id: number }; funding: { currency: string } },
): Promise<void> {
  const balance = await readBalance(tx, debtAccount(organization, funding.currency))
  guard(balance >= 0, 'base', owesFirst)
}
