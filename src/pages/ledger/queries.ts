import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { isoMoment } from '../../framework/database/json-moments.ts'
import { rowsOf } from '../../framework/database/rows.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import { hashToken } from '../../framework/secrets.ts'
import { decisionFigures, decisionsOfCampaign } from '../../programs/discover/figures.ts'
import { isPublished } from '../../programs/discover/policy.ts'
import type { Actor, Member, Viewer } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { approvedStates, isCounted } from '../../tables/campaigns/decided-posts.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { type BudgetFound, budgets } from '../overview/figures/budget.ts'
import { isReaderOfLedger, isRunBy } from './policy.ts'
import { type LedgerPost, postsOf } from './posts.ts'

/** The books of a campaign, and one page of the posts in them. */
export type Ledger = Pick<
  Campaign,
  | 'id'
  | 'organization_id'
  | 'name'
  | 'status'
  | 'currency'
  | 'cpm_amount'
  | 'base_reward_amount'
  | 'min_payout_amount'
  | 'max_payout_amount'
  | 'fee_bps'
  | 'used_amount'
  | 'owed_amount'
  | 'view_count'
  | 'submissions_count'
  | 'published_at'
  | 'ends_at'
  | 'settled_at'
> & {
  organization_name: string
  /** Whether the reader belongs to those who run it. */
  is_member: boolean
  decisions_count: number
  approved_percent: number | null
  median_decision_seconds: number | null
  budget: BudgetFound
  states: Partial<Record<CampaignSubmission['state'], number>>
  /** Money that went to posts that count no more. */
  aside_amount: number
  posts: LedgerPost[]
}

/** Reads the ledger for someone who runs the campaign or takes part in it. */
export function readLedger(db: Db, actor: Actor, publicId: string, page: PageRequest) {
  const isIt = sql`campaigns.id = ${decodeId('Campaign', publicId) ?? 0}`
  return read(db, sql`${isIt} and ${isReaderOfLedger(actor)}`, actor, page)
}

/** Reads the ledger for those who run the campaign, among their pages. */
export function readLedgerOf(db: Db, member: Member, publicId: string, page: PageRequest) {
  const isIt = sql`campaigns.id = ${decodeId('Campaign', publicId) ?? 0}
    and campaigns.organization_id = ${member.organization.id}`
  return read(db, isIt, member, page)
}

/** Reads the ledger for everyone who was given the link. */
export function readOpenLedger(db: Db, viewer: Viewer, token: string, page: PageRequest) {
  const isIt = sql`campaigns.id = (
    select campaign_id from ledger_links where token_hash = ${hashToken(token)})`
  return read(db, isIt, viewer, page)
}

/** The smallest page, for callers that need the books and none of the posts. */
export const firstPost = { number: 1, size: 1, offset: 0 }

export const countedPosts = ({ states }: Ledger) =>
  approvedStates.reduce((sum, state) => sum + (states[state] ?? 0), 0)

export function pageOfPosts(ledger: Ledger, page: PageRequest): Page<LedgerPost> {
  return { ...page, rows: ledger.posts, total: countedPosts(ledger) }
}

/** One statement, which reads the posts of one page and counts the others in an index. */
async function read(
  db: Db,
  which: SQL,
  viewer: Viewer,
  { size, offset }: PageRequest,
): Promise<Ledger> {
  const part = sql`limit ${size} offset ${offset}`
  const { rows } = await db.execute<{ ledger: Ledger }>(sql`
    select to_json(ledger) as ledger from (
      select shown.*,
        ${rowsOf(budgets(sql`campaigns.id = shown.id`))} -> 0 as budget,
        (select coalesce(json_object_agg(state, number), '{}') from (
          select state, count(*) as number from campaign_submissions
          where campaign_id = shown.id group by state) by_state) as states,
        (select coalesce(sum(granted_amount + fee_amount), 0) from campaign_submissions
          where campaign_id = shown.id and granted_amount > 0
            and not (${isCounted()})) as aside_amount,
        ${rowsOf(postsOf(sql`shown.id`, viewer, part))} as posts
      from (${campaignFor(which, viewer)}) shown
    ) ledger`)
  const [found] = rows
  if (found === undefined) throw new NotFound('Ledger not found.')
  return found.ledger
}

function campaignFor(which: SQL, viewer: Viewer): SQL {
  const { decisions_count, approved_percent, median_decision_seconds } = decisionFigures
  return sql`
    select campaigns.id, campaigns.organization_id, campaigns.name, campaigns.status, currency,
      cpm_amount, base_reward_amount, min_payout_amount, max_payout_amount, fee_bps, used_amount,
      owed_amount, view_count, submissions_count, ${isoMoment('published_at')} as published_at,
      ${isoMoment('ends_at')} as ends_at, ${isoMoment('settled_at')} as settled_at,
      organizations.name as organization_name, ${isRunBy(viewer?.user.id ?? 0)} as is_member,
      ${decisions_count} as decisions_count, ${approved_percent} as approved_percent,
      ${median_decision_seconds} as median_decision_seconds
    from campaigns join organizations on organizations.id = campaigns.organization_id
    join ${decisionsOfCampaign} on true
    where ${which} and ${isPublished.campaign}`
}
