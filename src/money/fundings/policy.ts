import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../../framework/config/config.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { guard } from '../../framework/errors.ts'
import { type Actor, isAdmin, type Member } from '../../tables/actor.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import type { Funding, FundingProvider } from '../../tables/finance/fundings.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { debt, readBalance } from '../bookkeeping/accounts.ts'

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

export const decided = 'This funding has already been decided.'

export function requirePending({ status }: Pick<Funding, 'status'>): void {
  guard(status === 'pending', 'base', decided)
}

/** A bank transfer takes its time, and was perhaps sent although it was canceled or refused. */
export function mayStillArrive({
  provider,
  status,
}: Pick<Funding, 'provider' | 'status'>): boolean {
  return provider === 'manual' && ['pending', 'canceled', 'failed'].includes(status)
}

/** Nobody decides as staff about the money of an organization they belong to, or have acted in. */
export async function requireOutsider(
  tx: Tx,
  { user }: Actor,
  { organization_id }: { organization_id: number },
): Promise<void> {
  const belongs = and(
    eq(memberships.user_id, user.id),
    eq(memberships.organization_id, organization_id),
  )
  const hasActed = and(
    eq(auditEvents.organization_id, organization_id),
    eq(auditEvents.user_id, user.id),
    eq(auditEvents.is_staff, false),
  )
  const { isInside } = one(
    await tx
      .select({
        isInside: sql<boolean>`exists (select from ${memberships} where ${belongs})
          or exists (select from ${auditEvents} where ${hasActed})`,
      })
      .from(sql`(select 1) as nothing`),
  )
  guard(!isInside, 'base', 'You belong to this organization: someone else has to decide this.')
}

export const owesFirst = 'Pay what the organization owes first.'

export async function requireNoDebt(
  tx: Tx,
  { organization, funding }: { organization: { id: number }; funding: { currency: string } },
): Promise<void> {
  const balance = await readBalance(tx, debt(organization, funding.currency))
  guard(balance >= 0, 'base', owesFirst)
}
