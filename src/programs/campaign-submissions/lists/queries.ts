import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { inPages } from '../../../framework/database/batches.ts'
import type { Reader } from '../../../framework/database/db.ts'
import { defineListing, type ListRequest } from '../../../framework/http/lists/listing.ts'
import type { Page, PageRequest } from '../../../framework/pagination.ts'
import type { Member } from '../../../tables/actor.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { unreadCount } from '../../submissions/unread.ts'
import { type WaitingDecision, waitingDecision } from '../deciding/queries.ts'
import { inList, ofCampaign, type SubmissionInList } from '../queries.ts'
import { type PostFilters, passesFilters } from './filters.ts'
import { inOrder } from './orders.ts'

const { campaign_id, organization_id, state, created_at, id } = campaignSubmissions

/**
 * A post as an organization lists it, with what one of its members has not read, and what was decided a
 * moment ago.
 */
export type ListedPost = SubmissionInList & {
  unread_messages_count: number
  decision: WaitingDecision | null
}

/** The orders that programs can ask for. Filters are those of the pages. */
export const submissionsListing = defineListing('Submission', campaignSubmissions, {})

export async function listSubmissions(
  db: Reader,
  { organization, user }: Member,
  campaign: string,
  asked: ListRequest,
  filters: PostFilters = {},
): Promise<Page<ListedPost>> {
  const isListed = and(ofCampaign({ organization }, campaign), passesFilters(filters))
  return list(db, isListed, inOrder(filters.order), asked, user)
}

export async function listOfOrganization(
  db: Reader,
  { organization, user }: Member,
  asked: ListRequest,
  filters: PostFilters,
): Promise<Page<ListedPost>> {
  const isListed = and(eq(organization_id, organization.id), passesFilters(filters))
  return list(db, isListed, inOrder(filters.order), asked, user)
}

const atOnce = 500

/** All of them that filters leave, some at a time. */
export function readOfOrganization(
  db: Reader,
  { organization }: Member,
  filters: PostFilters,
): AsyncGenerator<SubmissionInList, void> {
  const isListed = and(eq(organization_id, organization.id), passesFilters(filters))
  return inPages<SubmissionInList>(atOnce, (last) =>
    db
      .select(inList)
      .from(campaignSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, campaign_id))
      .innerJoin(organizations, eq(organizations.id, organization_id))
      .where(and(isListed, last && isBefore(last)))
      .orderBy(desc(created_at), desc(id))
      .limit(atOnce),
  )
}

const isBefore = (last: SubmissionInList) =>
  sql`(${created_at}, ${id}) < (${last.created_at}::timestamptz, ${last.id})`

/** Lists what waits for staff, the oldest first: appeals, doubts, and what the clock may not approve. */
export async function listForStaff(db: Reader, page: PageRequest): Promise<Page<SubmissionInList>> {
  return list(db, isWaiting, [asc(campaignSubmissions.updated_at), asc(id)], { page })
}

/** The condition is written into the SQL and not a parameter, because an index covers exactly this one. */
export const isWaiting = sql`(${state} in ('appealed', 'flagged')
  or (${state} = 'pending' and ${campaignSubmissions.withheld_at} is not null))`

async function list(
  db: Reader,
  which: SQL | undefined,
  order: SQL[],
  asked: ListRequest,
  reader?: { id: number },
): Promise<Page<ListedPost>> {
  const unread_messages_count = unreadCount(sql`${id}`, reader)
  return submissionsListing.pageAsked(asked, which, order, (parts) =>
    db
      .select({ ...inList, decision: waitingDecision, unread_messages_count, total: parts.total })
      .from(campaignSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, campaign_id))
      .innerJoin(organizations, eq(organizations.id, organization_id))
      .where(parts.where)
      .orderBy(...parts.order)
      .limit(parts.limit)
      .offset(parts.offset),
  )
}
