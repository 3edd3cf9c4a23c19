import { type SQL, sql } from 'drizzle-orm'
import { isoMoment } from '../../../framework/database/json-moments.ts'
import { workDeadlines } from '../../../programs/submissions/deadline-kinds.ts'
import type { Span } from '../span.ts'
import { dayOf, isWithin, noAmount, noTurn, turnColumns } from './columns.ts'

/** Steps that someone has to take. The first part of the statement, which names its columns. */
export function collabTurns(isTheirs: SQL, other: SQL, span: Span): SQL {
  return sql`
    select 'turn' as kind, submission.id as record_id, submission.collab_id as program_id,
      submission.organization_id, collabs.name, ${other} as with_name, 1 as number,
      ${dayOf('due_at')} as day, ${isoMoment('due_at')} as at, ${noAmount},
      ${isoMoment('submission.updated_at')} as changed_at, ${turnColumns}
    from collab_submissions submission
    join deadlines on deadlines.kind = ${workDeadlines.turn.kind} and deadlines.record_id = submission.id
    join collabs on collabs.id = submission.collab_id
    join organizations on organizations.id = submission.organization_id
    left join users on users.id = submission.user_id
    where ${isTheirs} and ${isWithin('due_at', span)}`
}

export function applicationsEnd(isTheirs: SQL, span: Span): SQL {
  return sql`
    select 'applications_end', collabs.id, collabs.id, collabs.organization_id, collabs.name,
      organizations.name, 1, ${dayOf('applications_end_at')}, ${isoMoment('applications_end_at')}, ${noAmount},
      ${isoMoment('collabs.published_at')}, ${noTurn}
    from collabs join organizations on organizations.id = collabs.organization_id
    where ${isTheirs} and collabs.state in ('published', 'paused')
      and ${isWithin('applications_end_at', span)}`
}
