import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { moments } from '../../framework/database/json-moments.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import type { Correction } from '../../tables/campaigns/corrections.ts'
import type { Flag } from '../../tables/campaigns/flags.ts'
import { posts } from '../../tables/campaigns/posts.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { dueAt } from './due-dates.ts'

export type SubmissionInList = CampaignSubmission &
  Pick<
    Campaign,
    | 'currency'
    | 'cpm_amount'
    | 'base_reward_amount'
    | 'min_payout_amount'
    | 'max_payout_amount'
    | 'settled_at'
  > & {
    campaign_name: string
    organization_name: string
    /** Null where they have left. */
    creator_name: string | null
    /** A small picture of it. */
    picture_key: string | null
    /** Its text with hashtags, as its platform told it last. */
    caption: string | null
    /** Each time that its creator has corrected it after a rejection, the first one first. */
    corrections: Correction[]
    /** All doubts that there were about it, the oldest first. */
    flags: Flag[]
  }

/** A submission with what its campaign asks for, for a page of its own. */
export type FoundSubmission = SubmissionInList &
  Pick<Campaign, 'brief'> & {
    /**
     * The moment at which it goes on if nobody acts: the decision, that of an appeal, the end of the time to
     * appeal.
     */
    due_at: string | null
  }

const { campaign_id, organization_id, state, user_id, id } = campaignSubmissions

const ofPost = (column: 'picture_key' | 'caption') =>
  sql<string | null>`(select ${posts[column]} from posts where ${posts.submission_id} = ${id})`

/** Columns that are read of a submission wherever it is shown. */
export const inList = {
  ...getTableColumns(campaignSubmissions),
  currency: campaigns.currency,
  cpm_amount: campaigns.cpm_amount,
  base_reward_amount: campaigns.base_reward_amount,
  min_payout_amount: campaigns.min_payout_amount,
  max_payout_amount: campaigns.max_payout_amount,
  settled_at: campaigns.settled_at,
  campaign_name: campaigns.name,
  organization_name: organizations.name,
  creator_name: sql<
    string | null
  >`(select name from users where users.id = ${campaignSubmissions.user_id})`,
  picture_key: ofPost('picture_key'),
  caption: ofPost('caption'),
  corrections: sql<Correction[]>`(
    select coalesce(json_agg(to_jsonb(corrections) || jsonb_build_object(
      ${moments(['rejected_at', 'created_at'])}) order by number), '[]')
    from corrections where corrections.submission_id = ${campaignSubmissions.id})`,
  flags: sql<Flag[]>`(
    select coalesce(json_agg(to_jsonb(flags) || jsonb_build_object(
      ${moments(['created_at', 'ends_at', 'ended_at', 'answered_at'])}) order by id), '[]')
    from flags where flags.submission_id = ${campaignSubmissions.id})`,
}

export function ofCampaign({ organization }: Pick<Member, 'organization'>, campaign: string) {
  return and(
    eq(organization_id, organization.id),
    eq(campaign_id, decodeId('Campaign', campaign) ?? 0),
  )
}

/** The condition on a creator's own submissions: nobody else's exist for them. */
export const ownedBy = ({ user }: Pick<Actor, 'user'>) => eq(user_id, user.id)

export async function findReceivedSubmission(
  db: Reader,
  { organization }: Member,
  { campaign_id: campaign, id: publicId }: { campaign_id: string; id: string },
): Promise<FoundSubmission> {
  return find(db, publicId, ofCampaign({ organization }, campaign))
}

export function findOwnSubmission(
  db: Reader,
  actor: Actor,
  publicId: string,
): Promise<FoundSubmission> {
  return find(db, publicId, ownedBy(actor))
}

export function findAnySubmission(db: Reader, publicId: string): Promise<FoundSubmission> {
  return find(db, publicId)
}

async function find(db: Reader, publicId: string, which?: SQL): Promise<FoundSubmission> {
  const [submission] = await db
    .select({ ...inList, brief: campaigns.brief, due_at: dueAt(id) })
    .from(campaignSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, campaign_id))
    .innerJoin(organizations, eq(organizations.id, organization_id))
    .where(and(eq(id, decodeId('Submission', publicId) ?? 0), which))
  if (submission === undefined) throw new NotFound('Submission not found.')
  return submission
}

/** Finds submissions to the organization by their ids: those that are there, unless none is. */
export async function findSubmissions(
  ...which: Parameters<typeof knownSubmissions>
): Promise<{ id: number }[]> {
  const found = await knownSubmissions(...which)
  if (found.length === 0) throw new NotFound('Submission not found.')
  return found
}

/** Those that are there, which may be none: a program is told of each id that it is not. */
export async function knownSubmissions(
  db: Reader,
  { organization }: Member,
  publicIds: string[],
  campaign?: { id: number },
): Promise<{ id: number }[]> {
  const ids = [...new Set(publicIds.map((publicId) => decodeId('Submission', publicId) ?? 0))]
  return db
    .select({ id })
    .from(campaignSubmissions)
    .where(
      and(
        eq(organization_id, organization.id),
        campaign && eq(campaign_id, campaign.id),
        inArray(id, ids),
      ),
    )
}

/** Whether someone has posts that may still earn something. */
export async function hasOpenPosts(db: Reader, { user }: Pick<Actor, 'user'>): Promise<boolean> {
  const isOpen = inArray(state, ['pending', 'approved', 'flagged', 'appealed', 'finalized'])
  return (await db.$count(campaignSubmissions, and(eq(user_id, user.id), isOpen))) > 0
}
