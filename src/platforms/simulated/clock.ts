import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { simulatedClock, simulatedPosts } from '../../tables/simulated-platform.ts'

/**
 * Lets time pass on the simulated platform: posts are older there at once. When they were posted stays as it
 * was, because others compare it with their own times.
 */
export async function moveClock(tx: Tx, seconds: number): Promise<void> {
  await tx
    .update(simulatedClock)
    .set({ seconds: sql`${simulatedClock.seconds} + ${seconds}` })
    .where(eq(simulatedClock.id, 1))
}

/** How far it was moved, in all. */
export async function readClock(db: Reader): Promise<number> {
  const [clock] = await db.select().from(simulatedClock)
  return clock?.seconds ?? 0
}

/** How old a post is there, in seconds. */
export const ageOf = sql<number>`(extract(epoch from now() - ${simulatedPosts.posted_at})
  + (select ${simulatedClock.seconds} from ${simulatedClock}) - ${simulatedPosts.clock_seconds})`.mapWith(
  Number,
)
