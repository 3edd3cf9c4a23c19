import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'

/** How many prices there can be in all, the first of the creator included. */
export const mostOffers = 6

/** The organization is told of each by mail. */
const mostWithdrawn = 3

export async function guardWithdrawn(tx: Tx, userId: number, { id }: Collab): Promise<void> {
  const isWithdrawn = and(
    eq(collabSubmissions.collab_id, id),
    eq(collabSubmissions.user_id, userId),
    eq(collabSubmissions.state, 'withdrawn'),
  )
  const refusal = `You withdrew from this collab ${mostWithdrawn} times, and cannot apply again.`
  guard((await tx.$count(collabSubmissions, isWithdrawn)) < mostWithdrawn, 'base', refusal)
}
