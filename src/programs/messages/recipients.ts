import { sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { submissionsOfBothKinds } from '../submissions/access.ts'

type Written = { submission_id: number; user_id: number | null }

const sides = prepared(
  'sides_of_submission',
  query.select({ user_id: sql<number | null>`user_id`.mapWith(Number) }).from(sql`(
      with submission as (
        select * from ${submissionsOfBothKinds} every where every.id = ${sql.placeholder('submission_id')})
      select submission.user_id from submission
      union
      select memberships.user_id from memberships join submission using (organization_id)
      where memberships.role = 'admin' or memberships.user_id in (
        select messages.user_id from messages
        where messages.submission_id = ${sql.placeholder('submission_id')})) side`),
)

/**
 * The other side: the creator, or the admins and those members who have taken part. Colleagues of who writes
 * are told as well, so that not everybody answers.
 */
export async function recipientsOf(tx: Tx, { submission_id, user_id }: Written): Promise<number[]> {
  const rows = await sides(tx, { submission_id })
  return rows.map((row) => row.user_id).filter((id) => id !== null && id !== user_id) as number[]
}
