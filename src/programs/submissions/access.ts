import { sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { decodeId } from '../../vocabulary/ids.ts'

export const submissionKinds = ['campaign', 'collab'] as const

export type SubmissionKind = (typeof submissionKinds)[number]

/** A submission of either kind, and on which side of it someone is. */
export type Access = {
  id: number
  kind: SubmissionKind
  /** The id of the campaign or the collab. */
  program_id: number
  program_name: string
  organization_id: number
  organization_name: string
  /** The creator; null once they have left. */
  user_id: number | null
  creator_name: string | null
  side: 'creator' | 'organization' | null
}

/** Submissions of both kinds, with what they have in common. */
export const submissionsOfBothKinds = sql`(
  select work.id, 'collab' as kind, work.collab_id as program_id, collabs.name as program_name,
    work.organization_id, work.user_id
  from collab_submissions work join collabs on collabs.id = work.collab_id
  union all
  select work.id, 'campaign', work.campaign_id, campaigns.name, campaigns.organization_id, work.user_id
  from campaign_submissions work join campaigns on campaigns.id = work.campaign_id)`

const number = (column: string) => sql<number>`${sql.raw(column)}`.mapWith(Number)

/** Columns of an access, from `submission`, for whoever has this id. */
export function accessColumns(userId: number) {
  return {
    id: number('submission.id'),
    kind: sql<SubmissionKind>`submission.kind`,
    program_id: number('submission.program_id'),
    program_name: sql<string>`submission.program_name`,
    organization_id: number('submission.organization_id'),
    organization_name: sql<string>`(select name from organizations where id = submission.organization_id)`,
    user_id: sql<number | null>`submission.user_id`.mapWith(Number),
    creator_name: sql<string | null>`(select name from users where id = submission.user_id)`,
    side: sql<Access['side']>`case when submission.user_id = ${userId} then 'creator'
      when exists (select from memberships where user_id = ${userId}
        and organization_id = submission.organization_id) then 'organization' end`,
  }
}

/** Finds a submission for someone on one of its sides. To everybody else it is not there. */
export async function findAccess(
  db: Reader,
  { user }: Actor,
  publicId: string,
): Promise<Access & { side: 'creator' | 'organization' }> {
  const [access] = await db
    .select(accessColumns(user.id))
    .from(sql`${submissionsOfBothKinds} submission`)
    .where(sql`submission.id = ${decodeId('Submission', publicId) ?? 0}`)
  if (access === undefined || access.side === null) throw new NotFound('Submission not found.')
  return { ...access, side: access.side }
}
