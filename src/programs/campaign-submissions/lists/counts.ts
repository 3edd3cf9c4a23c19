import { and, count, eq } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import type { Member } from '../../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { type PostFilters, passesFilters } from './filters.ts'

/** How many posts are in each state, of those that the other filters leave. */
export type StateCounts = Partial<Record<CampaignSubmission['state'], number>>

export async function countStates(
  db: Reader,
  { organization }: Member,
  filters: PostFilters,
  campaign?: { id: number },
): Promise<StateCounts> {
  const { organization_id, state } = campaignSubmissions
  const within = campaign ? { campaign_id: encodeId('Campaign', campaign.id) } : {}
  const rows = await db
    .select({ state, posts: count() })
    .from(campaignSubmissions)
    .where(
      and(
        eq(organization_id, organization.id),
        passesFilters({ ...filters, ...within, state: undefined }),
      ),
    )
    .groupBy(state)
  return Object.fromEntries(rows.map(({ state, posts }) => [state, posts]))
}
