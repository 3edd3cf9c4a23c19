import { type SQL, sql } from 'drizzle-orm'
import { isoMoment } from '../../framework/database/json-moments.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { organizationCreators } from '../../tables/organizations/organization-creators.ts'

/** Facts that an organization knows of who handed in a post, and of the post. */
export type CreatorHistory = {
  follower_count: number | null
  /** Decisions of this organization about posts of this creator, and money granted for them. */
  decided_count: number
  approved_count: number
  granted: { currency: string; amount: number }[]
  /** Views as they were read, the latest first. */
  snapshots: { taken_at: string; views: number }[]
}

const { id, user_id, organization_id, social_account_id } = campaignSubmissions

/**
 * A number that the database keeps of the creator's posts for the organization, as the page of the creator
 * has it.
 */
const countedOfCreator = (number: SQL): SQL => sql`coalesce((
    select ${number} from ${organizationCreators} known
    where known.user_id = ${user_id} and known.organization_id = ${organization_id}), 0)`

/** A column of whoever reads one submission: all of it comes in the same statement. */
export const creatorHistory = sql<CreatorHistory>`json_build_object(
  'follower_count', (
    select subscriber_count from social_account_snapshots
    where social_account_id = ${social_account_id} order by taken_at desc limit 1),
  'decided_count', ${countedOfCreator(sql`approved_count + rejected_count`)},
  'approved_count', ${countedOfCreator(sql`approved_count`)},
  'granted', (
    select coalesce(json_agg(sums order by sums.currency), '[]') from (
      select program.currency, sum(own.granted_amount)::bigint as amount
      from campaign_submissions own join campaigns program on program.id = own.campaign_id
      where own.user_id = ${user_id} and own.organization_id = ${organization_id}
        and own.granted_amount > 0
      group by program.currency) sums),
  'snapshots', (
    select coalesce(json_agg(reading order by reading.taken_at desc), '[]') from (
      select ${isoMoment('taken_at')} as taken_at, views
      from post_snapshots where submission_id = ${id} and voided_at is null
      order by post_snapshots.taken_at desc limit 30) reading))`
