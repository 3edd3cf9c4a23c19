import { and, asc, eq, sql } from 'drizzle-orm'
import { isOneOf } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { countedApart } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import { decisions } from '../../tables/campaigns/decisions.ts'
import { deadlines } from '../../tables/deadlines.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { type WaitingDecision, waitingDecision } from '../campaign-submissions/deciding/queries.ts'
import { inList, type SubmissionInList } from '../campaign-submissions/queries.ts'
import { postDeadlines } from '../submissions/deadline-kinds.ts'
import { type CreatorHistory, creatorHistory } from './history.ts'

/** A submission with what it would be paid by, and when it is decided by itself. */
export type ToReview = SubmissionInList & {
  terms: Pick<
    Campaign,
    'cpm_amount' | 'base_reward_amount' | 'min_payout_amount' | 'max_payout_amount' | 'currency'
  >
  decides_at: string | null
}

export type Reviewed = ToReview &
  Pick<Campaign, 'brief'> & { decision: WaitingDecision | null; history: CreatorHistory }

/** Whether nobody has decided about the post yet, not even a moment ago. */
export const isOpen = ({ state, decision }: Reviewed): boolean =>
  state === 'pending' && decision === null

const { organization_id, campaign_id, id } = campaignSubmissions

const toReview = {
  ...inList,
  terms: {
    cpm_amount: campaigns.cpm_amount,
    base_reward_amount: campaigns.base_reward_amount,
    min_payout_amount: campaigns.min_payout_amount,
    max_payout_amount: campaigns.max_payout_amount,
    currency: campaigns.currency,
  },
  decides_at: deadlines.due_at,
}

/** One of those that are asked about together, with the budget that would pay for it. */
export type Chosen = ToReview & {
  budget: Pick<Campaign, 'unused_amount' | 'owed_amount' | 'fee_bps'>
  is_waiting: boolean
}

const { unused_amount, owed_amount, fee_bps } = campaigns

const isItsDeadline = and(
  eq(deadlines.record_id, id),
  eq(deadlines.kind, postDeadlines.decision.kind),
)

/** The condition is written into the SQL and not as parameters, because an index covers exactly this one. */
const isUndecided = sql`${campaignSubmissions.state} = 'pending' and not exists (
  select from ${decisions} where ${decisions.submission_id} = ${id})`

/** Posts that an organization has to decide about, and first those that are decided by themselves first. */
export async function listToReview(
  db: Reader,
  { organization }: Member,
  page: PageRequest,
  campaign: string | undefined,
): Promise<Page<ToReview>> {
  const isOfCampaign =
    campaign === undefined ? undefined : eq(campaign_id, decodeId('Campaign', campaign) ?? 0)
  const which = and(eq(organization_id, organization.id), isUndecided, isOfCampaign)
  const { total, offset, pageOf } = countedApart(campaignSubmissions, which, page)
  const rows = await db
    .select({ ...toReview, total })
    .from(campaignSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, campaign_id))
    .innerJoin(organizations, eq(organizations.id, organization_id))
    .leftJoin(deadlines, isItsDeadline)
    .where(which)
    .orderBy(asc(deadlines.due_at), asc(id))
    .limit(page.size)
    .offset(offset)
  return pageOf(rows)
}

/** Those of some ids that are posts of the organization, and of each whether it still waits. */
export async function listChosen(
  db: Reader,
  { organization }: Member,
  publicIds: string[],
): Promise<Chosen[]> {
  const ids = [...new Set(publicIds.map((publicId) => decodeId('Submission', publicId) ?? 0))]
  return db
    .select({
      ...toReview,
      budget: { unused_amount, owed_amount, fee_bps },
      is_waiting: sql<boolean>`${isUndecided}`,
    })
    .from(campaignSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, campaign_id))
    .innerJoin(organizations, eq(organizations.id, organization_id))
    .leftJoin(deadlines, isItsDeadline)
    .where(and(eq(organization_id, organization.id), isOneOf(id, ids)))
    .orderBy(asc(deadlines.due_at), asc(id))
}

/** One of them, or one that was decided since, with what is known about who made it. */
export async function findToReview(
  db: Reader,
  { organization }: Member,
  publicId: string,
): Promise<Reviewed> {
  const [found] = await db
    .select({
      ...toReview,
      brief: campaigns.brief,
      decision: waitingDecision,
      history: creatorHistory,
    })
    .from(campaignSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, campaign_id))
    .innerJoin(organizations, eq(organizations.id, organization_id))
    .leftJoin(deadlines, isItsDeadline)
    .where(and(eq(organization_id, organization.id), eq(id, decodeId('Submission', publicId) ?? 0)))
  if (found === undefined) throw new NotFound('Submission not found.')
  return found
}

export type CampaignToReview = { id: number; name: string; waiting: number }

/** The campaigns that something waits for. */
export function listCampaignsToReview(
  db: Reader,
  { organization }: Member,
): Promise<CampaignToReview[]> {
  return db
    .select({ id: campaigns.id, name: campaigns.name, waiting: sql<number>`count(*)::int` })
    .from(campaignSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, campaign_id))
    .where(and(eq(organization_id, organization.id), isUndecided))
    .groupBy(campaigns.id)
    .orderBy(asc(campaigns.name), asc(campaigns.id))
}
