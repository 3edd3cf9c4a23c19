import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../framework/database/db.ts'
import { platformStates, platformUsages } from '../tables/users/platforms.ts'
import type { PlatformId } from '../vocabulary/platforms.ts'
import { AccessRevoked, ProviderUnavailable } from './provider.ts'

/** Units that a platform grants in a day, and where that day begins. */
export type Quota = { units: number; zone: string }

/** A little is left for what people wait for, and for what was counted wrong. */
const usable = (quota: Quota) => Math.floor(quota.units * 0.95)

export const isUsedUp = (quota: Quota, units: number) => units >= usable(quota)

/** The zone of a platform without a quota, which does not count by the day. */
const anywhere = 'UTC'

/**
 * Counts what is about to be asked, or says when there is something left again. One statement counts for
 * all processes, and what is over the limit is not counted.
 */
export async function spendQuota(
  db: Db,
  platform_id: PlatformId,
  units: number,
  quota?: Quota,
): Promise<void> {
  await stayAway(db, platform_id)
  const day = quotaDay(quota)
  const counted = await db
    .insert(platformUsages)
    .values({ platform_id, day, units })
    .onConflictDoUpdate({
      target: [platformUsages.platform_id, platformUsages.day],
      set: { units: sql`${platformUsages.units} + ${units}` },
      ...(quota && { setWhere: sql`${platformUsages.units} + ${units} <= ${usable(quota)}` }),
    })
    .returning({ units: platformUsages.units })
  if (counted.length > 0) return

  const retryAfter = await secondsOfToday(db, quota)
  throw new ProviderUnavailable('Nearly all that may be asked in a day was asked', { retryAfter })
}

/** The seconds until the quota is renewed, for a platform that says itself that nothing is left. */
export async function secondsOfToday(db: Db, quota?: Quota): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(
    sql`select ceil(extract(epoch from ${quotaRenewal(quota)} - now()))::int as seconds`,
  )
  return Math.max(1, rows[0]?.seconds ?? 1)
}

export function quotaDay(quota?: Quota) {
  return sql<string>`(now() at time zone ${quota?.zone ?? anywhere})::date`
}

/** The moment at which the day of a platform ends, and what it grants begins anew. */
export function quotaRenewal(quota?: Quota) {
  return sql<string>`((${quotaDay(quota)} + 1)::timestamp at time zone ${quota?.zone ?? anywhere})`
}

async function stayAway(db: Db, platform_id: PlatformId): Promise<void> {
  const seconds = sql<number>`ceil(extract(epoch from ${platformStates.retry_at} - now()))::int`
  const [state] = await db
    .select({ seconds })
    .from(platformStates)
    .where(eq(platformStates.platform_id, platform_id))
  if (state !== undefined && state.seconds > 0) {
    const retryAfter = state.seconds
    throw new ProviderUnavailable('It asked us to come back later', { retryAfter })
  }
}

/** The longest that one answer keeps us away. */
const longestAwaySeconds = 24 * 3600

/** Remembers how a platform has answered. That it was not asked at all says nothing about it. */
export async function rememberAnswer<Result>(
  db: Db,
  platform_id: PlatformId,
  question: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await question()
    await remember(db, platform_id, { last_success_at: sql`now()` })
    return result
  } catch (error) {
    // The end of a connection says nothing about the platform, so it is not remembered.
    if (error instanceof AccessRevoked) throw error
    const last_error = error instanceof Error ? error.message.slice(0, 500) : 'Unknown'
    await remember(db, platform_id, { last_error_at: sql`now()`, last_error })
    throw error
  }
}

export async function keepAway(db: Db, platform_id: PlatformId, seconds: number): Promise<void> {
  const some = Math.min(Math.max(1, seconds), longestAwaySeconds)
  await remember(db, platform_id, { retry_at: sql`now() + make_interval(secs => ${some})` })
}

type State = Omit<typeof platformStates.$inferInsert, 'platform_id'>

async function remember(
  db: Db,
  platform_id: PlatformId,
  state: { [Column in keyof State]?: State[Column] | SQL },
): Promise<void> {
  await db
    .insert(platformStates)
    .values({ platform_id, ...state })
    .onConflictDoUpdate({ target: platformStates.platform_id, set: state })
}
