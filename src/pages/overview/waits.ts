import { type SQL, sql } from 'drizzle-orm'
import { isoMoment } from '../../framework/database/json-moments.ts'
import { postDeadlines, workDeadlines } from '../../programs/submissions/deadline-kinds.ts'
import {
  asksForTimeInDatabase,
  isTurnOfOrganizationInDatabase,
} from '../../programs/submissions/stages.ts'

export const waitKinds = [
  'posts',
  'completions',
  'applications',
  'contents',
  'shipments',
  'extensions',
  'flags',
] as const

/** A task of an organization, to decide or to do, by program. */
export type WaitFound = {
  kind: (typeof waitKinds)[number]
  program_id: number
  program_name: string
  organization_id: number
  number: number
  /** How many of the shipments should have been sent by now. */
  late_number: number
  /** The moment since which the first of them waits. */
  oldest_at: string
  /** The moment at which the first of them ends by itself. */
  due_at: string | null
  currency: string
  /** Whether the first of the posts is rejected then, as a check of it failed; otherwise it is approved. */
  is_rejection: boolean
  /** The lowest quotes of applications. */
  quotes: number[]
  highest_quote: number | null
}

/**
 * Each task of an organization by itself, with the moment at which it ends without anyone; calendars are told
 * of it too.
 */
export const tasksOfOrganization = (organizationId: number): SQL => sql`
  select 'posts' as kind, submission.id as submission_id, submission.user_id, campaigns.id as program_id,
    campaigns.name as program_name, campaigns.organization_id, false as is_late,
    submission.created_at as since, deadlines.due_at, campaigns.currency, null::bigint as quote_amount,
    submission.checks @> '[{"outcome": "failed"}]' as has_failed
  from campaign_submissions submission
  join campaigns on campaigns.id = submission.campaign_id
  left join deadlines on deadlines.record_id = submission.id and deadlines.kind = ${postDeadlines.decision.kind}
  where submission.organization_id = ${organizationId} and submission.state = 'pending'
  union all
  select case submission.state when 'applied' then 'applications'
      when 'content_submitted' then 'contents' when 'posted' then 'completions' else 'shipments' end,
    submission.id, submission.user_id, collabs.id, collabs.name, collabs.organization_id,
    submission.state = 'awaiting_shipment' and submission.is_shipment_late,
    submission.updated_at, deadlines.due_at, submission.currency,
    case submission.state when 'applied' then submission.quote_amount end, false
  from collab_submissions submission
  join collabs on collabs.id = submission.collab_id
  left join deadlines on deadlines.record_id = submission.id and deadlines.kind = ${workDeadlines.turn.kind}
  where submission.organization_id = ${organizationId} and ${isTurnOfOrganizationInDatabase(sql`submission`)}
  union all
  select 'extensions', submission.id, submission.user_id, collabs.id, collabs.name, collabs.organization_id, false,
    coalesce(submission.extension_asked_at, submission.updated_at), deadlines.due_at, submission.currency, null, false
  from collab_submissions submission
  join collabs on collabs.id = submission.collab_id
  left join deadlines on deadlines.record_id = submission.id and deadlines.kind = ${workDeadlines.turn.kind}
  where submission.organization_id = ${organizationId} and ${asksForTimeInDatabase(sql`submission`)}
  union all
  select 'flags', submission.id, submission.user_id, campaigns.id, campaigns.name, campaigns.organization_id, false,
    flags.created_at, flags.ends_at, campaigns.currency, null, false
  from campaigns
  join campaign_submissions submission on submission.campaign_id = campaigns.id and submission.state = 'flagged'
  join flags on flags.submission_id = submission.id and flags.ended_at is null
  where campaigns.organization_id = ${organizationId}`

export const waitsOfOrganization = (organizationId: number): SQL => sql`
  select kind, program_id, program_name, organization_id::float8 as organization_id,
    count(distinct submission_id) as number, count(*) filter (where is_late) as late_number,
    ${isoMoment('min(since)')} as oldest_at, ${isoMoment('min(due_at)')} as due_at,
    (array_agg(has_failed order by due_at))[1] as is_rejection, min(currency) as currency,
    coalesce((array_agg(quote_amount order by quote_amount)
      filter (where quote_amount is not null))[1:3], '{}') as quotes,
    max(quote_amount) as highest_quote
  from (${tasksOfOrganization(organizationId)}) tasks
  group by kind, program_id, program_name, organization_id`
