import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import { createdBetween, isIn } from '../../framework/http/lists/filters.ts'
import { defineListing, type ListRequest } from '../../framework/http/lists/listing.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import {
  type Funding,
  fundingProviders,
  fundingStatuses,
  fundings,
} from '../../tables/finance/fundings.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A funding, and what it is for: nothing but the balance where there is no campaign. */
export type FundingInList = Funding & { campaign_name: string | null }

export type WaitingFunding = FundingInList & { organization_name: string | null }

const inList = { ...getTableColumns(fundings), campaign_name: campaigns.name }

/** The filters and orders that programs can ask for. */
export const fundingsListing = defineListing('Funding', fundings, {
  status: isIn(fundings.status, fundingStatuses, 'Only those in this state'),
  provider: isIn(fundings.provider, fundingProviders, 'Only those paid in this way'),
  ...createdBetween(fundings.created_at),
})

export async function listFundings(
  db: Reader,
  { organization }: Member,
  asked: ListRequest,
  campaignId?: string,
): Promise<Page<FundingInList>> {
  const isListed = and(
    eq(fundings.organization_id, organization.id),
    campaignId === undefined
      ? undefined
      : eq(fundings.campaign_id, decodeId('Campaign', campaignId) ?? 0),
  )
  const newestFirst = [desc(fundings.created_at), desc(fundings.id)]
  return fundingsListing.pageAsked(asked, isListed, newestFirst, (parts) =>
    db
      .select({ ...inList, total: parts.total })
      .from(fundings)
      .leftJoin(campaigns, eq(campaigns.id, fundings.campaign_id))
      .where(parts.where)
      .orderBy(...parts.order)
      .limit(parts.limit)
      .offset(parts.offset),
  )
}

/** Fundings that wait for staff to see the money arrive, oldest first. */
export async function listWaitingFundings(
  db: Reader,
  page: PageRequest,
): Promise<Page<WaitingFunding>> {
  const rows = await db
    .select({ ...inList, organization_name: organizations.name, total })
    .from(fundings)
    .leftJoin(organizations, eq(organizations.id, fundings.organization_id))
    .leftJoin(campaigns, eq(campaigns.id, fundings.campaign_id))
    .where(isFundingWaiting)
    .orderBy(asc(fundings.created_at), asc(fundings.id))
    .limit(page.size)
    .offset(beginningIn(fundings, isFundingWaiting, page.offset))
  return pageOf(page, rows)
}

/**
 * Fundings that staff have to look at: bank transfers, and payments by card that nobody understands. The
 * condition is written into the SQL and not a parameter, because an index covers exactly this one.
 */
export const isFundingWaiting = sql`${fundings.status} in ('pending', 'processing') and (${fundings.provider} = 'manual'
  or ${fundings.provider} = 'stripe' and ${fundings.failure_reason} is not null)`

export async function findFunding(
  db: Reader,
  { organization }: Member,
  publicId: string,
): Promise<FundingInList> {
  const isOwn = eq(fundings.organization_id, organization.id)
  return findFundingWhere(db, publicId, isOwn)
}

export async function findAnyFunding(db: Reader, publicId: string): Promise<FundingInList> {
  return findFundingWhere(db, publicId)
}

async function findFundingWhere(db: Reader, publicId: string, condition?: ReturnType<typeof eq>) {
  const [funding] = await db
    .select(inList)
    .from(fundings)
    .leftJoin(campaigns, eq(campaigns.id, fundings.campaign_id))
    .where(and(eq(fundings.id, decodeId('Funding', publicId) ?? 0), condition))
  if (funding === undefined) throw new NotFound('Funding not found.')
  return funding
}

export async function findFundedCampaign(
  db: Reader,
  { organization }: Member,
  publicId: string,
): Promise<Campaign> {
  const [campaign] = await db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.id, decodeId('Campaign', publicId) ?? 0),
        eq(campaigns.organization_id, organization.id),
      ),
    )
  if (campaign === undefined) throw new NotFound('Campaign not found.')
  return campaign
}
