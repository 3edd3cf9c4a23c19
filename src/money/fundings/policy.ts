import { and, eq } from 'drizzle-orm'
import type { Config } from '../../framework/config/config.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { type Actor, isAdmin, type Member } from '../../tables/actor.ts'
import type { FundingProvider } from '../../tables/fundings.ts'
import { memberships } from '../../tables/memberships.ts'

export const fundingPolicy = {
  create: (actor: Member) => isAdmin(actor),
  cancel: (actor: Member) => isAdmin(actor),
  refund: (actor: Member) => isAdmin(actor),
}

/** Which ways of paying there are here, the usual one first. */
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

/** Nobody decides as staff about the money of an organization they belong to. */
export async function requireOutsider(
  tx: Tx,
  { user }: Actor,
  { organization_id }: { organization_id: number },
): Promise<void> {
  const own = and(
    eq(memberships.user_id, user.id),
    eq(memberships.organization_id, organization_id),
  )
  const isMember = (await tx.$count(memberships, own)) > 0
  guard(!isMember, 'base', 'You belong to this organization: someone else has to decide this.')
}
