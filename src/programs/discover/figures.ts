import { type SQL, sql } from 'drizzle-orm'
import { burn, burnDays } from '../../money/pace/pace.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { isApproved, isDecided } from '../../tables/campaigns/decided-posts.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { organizations } from '../../tables/organizations/organizations.ts'

/** How a program does, from its rows. Each figure reads a bounded number of them, by an index. */

const lastDecisions = 100

const literal = (number: number) => sql.raw(String(number))

const secondsToEnd = sql`extract(epoch from ${campaigns.ends_at} - troupe_now())`

export const campaignFigures = {
  burn_amount: burn.mapWith(Number),
  burn_days: burnDays.mapWith(Number),
  /** Days until its end; null if it has no end, or is over. */
  days_left: sql<number | null>`case when ${campaigns.status} in ('active', 'paused')
    and ${campaigns.ends_at} is not null
    then greatest(ceil(${secondsToEnd} / 86400), 0)::int end`,
  /** Days until its budget is spent, if it goes on like that. */
  budget_days_left: sql<number | null>`case when ${campaigns.status} = 'active'
    then div(${campaigns.unused_amount}, nullif(${burn}, 0))::bigint end`.mapWith(Number),
}

/** No budget is said to last longer. */
const mostDays = 36_500

/**
 * The moment at which a campaign ends, or its budget is spent if it goes on like that: whichever comes first.
 */
export const runsOutAt = sql`least(${campaigns.ends_at}, case when ${campaigns.status} = 'active'
  then troupe_now() + least(${campaigns.unused_amount} / nullif(${burn}, 0), ${literal(mostDays)}) * interval '1 day' end)`

export const decisionFigures = {
  /** The number of the last decisions that the two others are about. */
  decisions_count: sql<number>`decisions.number`.mapWith(Number),
  approved_percent: sql<
    number | null
  >`round(decisions.approved * 100.0 / nullif(decisions.number, 0))::int`,
  median_decision_seconds: sql<number | null>`decisions.median_seconds::int`,
}

/** The last decisions about posts of the campaign that is selected. */
export const decisionsOfCampaign = decisions(aboutPosts(sql`campaign_id = ${campaigns.id}`))

/** The last decisions about posts for all campaigns of the organization that is selected. */
export const decisionsOfOrganization = decisions(
  aboutPosts(sql`organization_id = ${organizations.id}`),
)

/**
 * The last answers to those who applied to the collab that is selected. Silence is an answer too, and no good
 * one.
 */
export const answersOfCollab = decisions(sql`
  select accepted_at is not null as is_approved, coalesce(accepted_at, ended_at) as decided_at, created_at
  from ${collabSubmissions} answered
  where answered.collab_id = ${collabs.id} and (accepted_at is not null or state in ('declined', 'expired'))`)

function aboutPosts(whose: SQL): SQL {
  return sql`
    select ${isApproved()} as is_approved, decided_at, created_at
    from ${campaignSubmissions}
    where ${whose} and decided_at is not null and ${isDecided()}`
}

function decisions(made: SQL): SQL {
  return sql`lateral (
    select count(*) as number, count(*) filter (where is_approved) as approved,
      extract(epoch from percentile_disc(0.5) within group (order by decided_at - created_at))
        as median_seconds
    from (${made} order by decided_at desc limit ${literal(lastDecisions)}) decided
  ) decisions`
}
