import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { ledgerAccounts } from '../../tables/finance/ledger.ts'
import { refunds } from '../../tables/finance/refunds.ts'
import { subscriptions } from '../../tables/finance/subscriptions.ts'
import { type Organization, organizations } from '../../tables/organizations/organizations.ts'

/**
 * Things that have to go before an organization can, for good only while it is locked: in the order in
 * which it is best done.
 */
export async function findBlockers(db: Reader, organization: Organization): Promise<string[]> {
  const { subscribed, has_money, has_open_funding } = one(
    await db
      .select({
        subscribed: sql<boolean>`exists (select from ${subscriptions} where ${isActive(organization)})`,
        has_money: sql<boolean>`exists (select from ${ledgerAccounts} where ${hasMoney(organization)})`,
        has_open_funding: sql<boolean>`exists (select from ${fundings} where ${isAwaited(organization)})
          or exists (select from ${refunds} where ${isOnItsWay(organization)})`,
      })
      .from(organizations)
      .where(eq(organizations.id, organization.id)),
  )
  const blockers: [boolean, string][] = [
    [subscribed, 'It has an active subscription. Ask Troupe’s team to end it first.'],
    [organization.campaigns_count > 0, 'Delete its campaigns first.'],
    [organization.collabs_count > 0, 'Delete its collabs first.'],
    [has_open_funding, 'Wait for its open fundings and refunds, or cancel them.'],
    [has_money, 'Have its balance refunded, and pay what it owes.'],
  ]
  return blockers.filter(([blocks]) => blocks).map(([, sentence]) => sentence)
}

/** Money in the balance, and debt, which is kept as an account below zero. */
function hasMoney({ id }: Organization) {
  return and(
    eq(ledgerAccounts.owner_id, id),
    inArray(ledgerAccounts.kind, ['wallet', 'debt']),
    ne(ledgerAccounts.balance, 0),
  )
}

function isAwaited({ id }: Organization) {
  return and(
    eq(fundings.organization_id, id),
    inArray(fundings.status, ['pending', 'processing', 'disputed']),
  )
}

function isOnItsWay({ id }: Organization) {
  return and(eq(refunds.organization_id, id), eq(refunds.status, 'pending'))
}

/** A canceled subscription is paid for, and so active, until its period ends. */
function isActive({ id }: Organization) {
  return and(
    eq(subscriptions.organization_id, id),
    or(isNull(subscriptions.ended_at), gt(subscriptions.ended_at, currentTime)),
    or(
      inArray(subscriptions.status, ['active', 'trialing']),
      and(eq(subscriptions.status, 'canceled'), gt(subscriptions.current_period_end, currentTime)),
    ),
  )
}
