import { type SQL, sql } from 'drizzle-orm'
import { isoMoment } from '../../framework/database/json-moments.ts'
import { deadlineKinds } from '../../programs/campaign-submissions/due-dates.ts'
import { turnDeadline } from '../../programs/collab-submissions/due-dates.ts'
import { waitsForOrganizationInDatabase } from '../../programs/submissions/stages.ts'

export const waitKinds = [
  'posts',
  'completions',
  'applications',
  'contents',
  'shipments',
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
  /** The lowest quotes of applications. */
  quotes: number[]
  highest_quote: number | null
}

export const waits = (organizationId: number): SQL => sql`
  select 'posts' as kind, campaigns.id as program_id, campaigns.name as program_name,
    campaigns.organization_id::float8 as organization_id, count(*) as number,
    0 as late_number, ${isoMoment('min(submission.created_at)')} as oldest_at,
    ${isoMoment('min(deadlines.due_at)')} as due_at,
    campaigns.currency, '{}'::bigint[] as quotes, null::bigint as highest_quote
  from campaign_submissions submission
  join campaigns on campaigns.id = submission.campaign_id
  left join deadlines on deadlines.record_id = submission.id and deadlines.kind = ${deadlineKinds.decision.kind}
  where submission.organization_id = ${organizationId} and submission.state = 'pending'
  group by campaigns.id
  union all
  select case submission.state when 'applied' then 'applications'
      when 'content_submitted' then 'contents' when 'posted' then 'completions' else 'shipments' end,
    collabs.id, collabs.name, collabs.organization_id::float8, count(*),
    count(*) filter (where submission.state = 'awaiting_shipment' and submission.is_shipment_late),
    ${isoMoment('min(submission.updated_at)')},
    ${isoMoment('min(deadlines.due_at)')}, min(submission.currency),
    case submission.state when 'applied'
      then (array_agg(submission.quote_amount order by submission.quote_amount))[1:3] else '{}' end,
    case submission.state when 'applied' then max(submission.quote_amount) end
  from collab_submissions submission
  join collabs on collabs.id = submission.collab_id
  left join deadlines on deadlines.record_id = submission.id and deadlines.kind = ${turnDeadline.kind}
  where submission.organization_id = ${organizationId} and ${waitsForOrganizationInDatabase(sql`submission`)}
  group by collabs.id, submission.state
  union all
  select 'flags', campaigns.id, campaigns.name, campaigns.organization_id::float8, count(distinct submission.id), 0, ${isoMoment('min(flags.created_at)')},
    ${isoMoment('min(flags.ends_at)')}, campaigns.currency, '{}', null
  from campaigns
  join campaign_submissions submission on submission.campaign_id = campaigns.id and submission.state = 'flagged'
  join flags on flags.submission_id = submission.id and flags.ended_at is null
  where campaigns.organization_id = ${organizationId}
  group by campaigns.id`
