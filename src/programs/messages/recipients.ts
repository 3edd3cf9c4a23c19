import { sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import type { Message } from '../../tables/collabs/messages.ts'
import { submissionsOfBothKinds } from '../submissions/access.ts'

type Written = Pick<Message, 'submission_id' | 'user_id' | 'side'>

/**
 * The other side: the creator, or the admins and those members who have taken part. Colleagues of who wrote
 * it are told as well, so that not everybody answers.
 */
export async function recipientsOf(tx: Tx, message: Written): Promise<number[]> {
  const { submission_id, user_id } = message
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    with submission as (select * from ${submissionsOfBothKinds} every where every.id = ${submission_id})
    select submission.user_id from submission
    union
    select memberships.user_id from memberships join submission using (organization_id)
    where memberships.role = 'admin' or memberships.user_id in (
      select messages.user_id from messages where messages.submission_id = ${submission_id})`)
  return rows
    .filter((row) => row.user_id !== null)
    .map((row) => Number(row.user_id))
    .filter((id) => id !== user_id)
}
