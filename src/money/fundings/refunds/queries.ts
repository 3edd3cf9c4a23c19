import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../../framework/database/driver/totals.ts'
import { NotFound } from '../../../framework/errors.ts'
import type { Page, PageRequest } from '../../../framework/pagination.ts'
import type { Member } from '../../../tables/actor.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { type FundingProvider, fundings } from '../../../tables/finance/fundings.ts'
import { type Refund, refunds } from '../../../tables/finance/refunds.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { decodeId } from '../../../vocabulary/ids.ts'

export type WaitingRefund = Refund & {
  organization_name: string | null
  reference: string | null
}

export type RefundInList = Refund & {
  campaign_name: string | null
  provider: FundingProvider
}

export async function listAllRefunds(
  db: Reader,
  { organization }: Member,
  page: PageRequest,
): Promise<Page<RefundInList>> {
  const isListed = eq(refunds.organization_id, organization.id)
  const rows = await db
    .select({
      ...getTableColumns(refunds),
      campaign_name: campaigns.name,
      provider: fundings.provider,
      total,
    })
    .from(refunds)
    .innerJoin(fundings, eq(fundings.id, refunds.funding_id))
    .leftJoin(campaigns, eq(campaigns.id, fundings.campaign_id))
    .where(isListed)
    .orderBy(desc(refunds.created_at), desc(refunds.id))
    .limit(page.size)
    .offset(beginningIn(refunds, isListed, page.offset))
  return pageOf(page, rows)
}

export async function listRefunds(
  db: Reader,
  { organization }: Member,
  fundingId: string,
  page: PageRequest,
): Promise<Page<Refund>> {
  const isListed = and(
    eq(refunds.funding_id, decodeId('Funding', fundingId) ?? 0),
    eq(refunds.organization_id, organization.id),
  )
  const rows = await db
    .select({ ...getTableColumns(refunds), total })
    .from(refunds)
    .where(isListed)
    .orderBy(desc(refunds.created_at), desc(refunds.id))
    .limit(page.size)
    .offset(beginningIn(refunds, isListed, page.offset))
  return pageOf(page, rows)
}

/** The newest refunds, as many as a page shows beside their funding. */
export async function newestRefunds(
  db: Reader,
  member: Member,
  fundingId: string,
): Promise<Refund[]> {
  return (await listRefunds(db, member, fundingId, { number: 1, size: 100, offset: 0 })).rows
}

/** Bank transfers that staff are to send back, oldest first. */
export async function listWaitingRefunds(
  db: Reader,
  page: PageRequest,
): Promise<Page<WaitingRefund>> {
  const rows = await db
    .select({
      ...getTableColumns(refunds),
      organization_name: organizations.name,
      reference: fundings.reference,
      total,
    })
    .from(refunds)
    .innerJoin(fundings, eq(fundings.id, refunds.funding_id))
    .leftJoin(organizations, eq(organizations.id, refunds.organization_id))
    .where(isRefundWaiting)
    .orderBy(asc(refunds.created_at), asc(refunds.id))
    .limit(page.size)
    .offset(beginningIn(refunds, isRefundWaiting, page.offset))
  return pageOf(page, rows)
}

/** The condition is written into the SQL and not as parameters, because an index covers exactly this one. */
export const isRefundWaiting = sql`${refunds.status} = 'pending' and exists (
  select from fundings payment where payment.id = ${refunds.funding_id} and payment.provider = 'manual')`

export async function findRefund(db: Reader, publicId: string): Promise<Refund> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(eq(refunds.id, decodeId('Refund', publicId) ?? 0))
  if (refund === undefined) throw new NotFound('Refund not found.')
  return refund
}
