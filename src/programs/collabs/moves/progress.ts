import { sql } from 'drizzle-orm'
import { isOneOf } from '../../../framework/database/columns.ts'
import type { Db } from '../../../framework/database/db.ts'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'
import { waitsForOrganizationInDatabase } from '../../submissions/stages.ts'

/** How far the work for a collab is, and what it costs the organization, fees included. */
export type CollabProgress = {
  /** Work that waits for the organization, a request for more time among it. */
  waiting_count: number
  working_count: number
  held_amount: number
  paid_amount: number
}

export const noProgress: CollabProgress = {
  waiting_count: 0,
  working_count: 0,
  held_amount: 0,
  paid_amount: 0,
}

/** The progress of some collabs by their ids, of those that anyone has applied to. */
export async function readProgress(
  db: Db,
  some: { id: number }[],
): Promise<Map<number, CollabProgress>> {
  if (some.length === 0) return new Map()
  const isAmong = isOneOf(
    collabSubmissions.collab_id,
    some.map(({ id }) => id),
  )
  const { rows } = await db.execute<CollabProgress & { collab_id: number }>(sql`
    select collab_id,
      count(*) filter (where ${waitsForOrganizationInDatabase(sql`collab_submissions`)}) as waiting_count,
      count(*) filter (where ended_at is null and accepted_at is not null) as working_count,
      -- Also what is completed and waits, because a payment of the organization is disputed.
      coalesce(sum(quote_amount + fee_amount - paid_amount - paid_fee_amount - returned_amount)
        filter (where accepted_at is not null), 0)::bigint as held_amount,
      sum(paid_amount + paid_fee_amount)::bigint as paid_amount
    from collab_submissions where ${isAmong}
    group by collab_id`)
  return new Map(rows.map(({ collab_id, ...progress }) => [collab_id, progress]))
}
