import { type SQL, sql } from 'drizzle-orm'
import { today } from '../../../framework/database/columns.ts'
import { isoMoment } from '../../../framework/database/json-moments.ts'
import { postDeadlines } from '../../../programs/submissions/deadline-kinds.ts'
import { answerDue, asksCreator } from '../../../programs/submissions/stages.ts'
import { runsDryOn } from '../../overview/figures/budget.ts'
import { tasksOfOrganization } from '../../overview/waits.ts'
import type { Span } from '../span.ts'
import { dayOf, isWithin, noAmount, noTurn } from './columns.ts'

/**
 * All that home says is waiting for an organization, where there may be hundreds: by program and day, and not
 * each by itself, with the creator whose turn is first. Work that was accepted is told of by its creator.
 */
export function tasksByDay(organizationId: number, span: Span): SQL {
  return sql`
    select case kind when 'posts' then 'decide_post' when 'flags' then 'decide_flag' else 'answer_application' end,
      program_id, program_id, organization_id, program_name, ${creatorNames}, count(distinct submission_id),
      ${dayOf('due_at')}, ${isoMoment('min(due_at)')}, ${noAmount}, ${isoMoment('max(since)')}, ${noTurn}
    from (${tasksOfOrganization(organizationId)}) tasks
    left join users on users.id = tasks.user_id
    where kind in ('posts', 'flags', 'applications') and ${isWithin('due_at', span)}
    group by kind, program_id, organization_id, program_name, ${dayOf('due_at')}`
}

/** The creator whose is due first, and how many there are beside them. */
const creatorNames = sql`(array_agg(nullif(users.name, '') order by due_at, submission_id))[1]
  || case when count(distinct tasks.user_id) > 1
    then ' and ' || count(distinct tasks.user_id) - 1 || ' more' else '' end`

/** The moment by which posts of a creator are decided, if nobody does it before. */
export function ownDecisions(userId: number, span: Span): SQL {
  return sql`
    select 'decide_post', submission.id, ${ofPost}, ${dayOf('due_at')}, ${isoMoment('due_at')}, ${noAmount},
      ${isoMoment('submission.updated_at')}, ${noTurn}
    from ${postsOf(userId)}
    join deadlines on deadlines.kind = ${postDeadlines.decision.kind} and deadlines.record_id = submission.id
    where submission.state = 'pending' and ${isWithin('due_at', span)}`
}

/** Questions about posts that wait for their creator. */
export function flagQuestions(userId: number, span: Span): SQL {
  return sql`
    select 'answer_flag', submission.id, ${ofPost}, ${dayOf('asked.due_at')}, ${isoMoment('asked.due_at')}, ${noAmount},
      ${isoMoment('submission.updated_at')}, ${noTurn}
    from ${postsOf(userId)}
    cross join lateral (select ${answerDue(sql`submission`)} as due_at) asked
    where ${asksCreator(sql`submission`)} and ${isWithin('asked.due_at', span)}`
}

/** The end of the time to appeal, and the moment by which an appeal is decided. */
export function appeals(userId: number, span: Span): SQL {
  const { appealWindow, appealDecision } = postDeadlines
  return sql`
    select case when submission.is_appealable then 'appeal' else 'decide_appeal' end, submission.id, ${ofPost},
      ${dayOf('due_at')}, ${isoMoment('due_at')}, ${noAmount}, ${isoMoment('submission.updated_at')}, ${noTurn}
    from ${postsOf(userId)}
    join deadlines on deadlines.record_id = submission.id and deadlines.kind
      = case when submission.is_appealable then ${appealWindow.kind} else ${appealDecision.kind} end
    where (submission.is_appealable or submission.state = 'appealed') and ${isWithin('due_at', span)}`
}

/** A campaign that was ended early ended then. */
export function campaignEnds(isTheirs: SQL, span: Span): SQL {
  const end = 'coalesce(finished_at, ends_at)'
  return sql`
    select 'campaign_end', campaigns.id, campaigns.id, campaigns.organization_id, campaigns.name,
      organizations.name, 1, ${dayOf(end)}, ${isoMoment(end)}, ${noAmount},
      ${isoMoment('campaigns.published_at')}, ${noTurn}
    from campaigns join organizations on organizations.id = campaigns.organization_id
    where ${isTheirs} and campaigns.status <> 'draft' and ${isWithin(end, span)}`
}

/** The day on which a budget is spent at the present pace, which is another one as the pace changes. */
export function budgetEnds(isTheirs: SQL, { from, to }: Span): SQL {
  return sql`
    select 'budget_end', campaigns.id, campaigns.id, campaigns.organization_id, campaigns.name,
      organizations.name, 1, forecast.day, null, ${noAmount}, ${isoMoment(sql`${today}::timestamp at time zone 'UTC'`)},
      ${noTurn}
    from campaigns join organizations on organizations.id = campaigns.organization_id
    cross join lateral (select ${runsDryOn} as day) forecast
    where ${isTheirs} and campaigns.status = 'active' and forecast.day between ${from} and ${to}
      and (campaigns.ends_at is null or forecast.day <= ${dayOf('campaigns.ends_at')})`
}

const postsOf = (userId: number) => sql`
  (select * from campaign_submissions where user_id = ${userId}) submission
  join campaigns on campaigns.id = submission.campaign_id
  join organizations on organizations.id = campaigns.organization_id`

const ofPost = sql`campaigns.id, campaigns.organization_id, campaigns.name, organizations.name, 1`
