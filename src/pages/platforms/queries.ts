import { type SQL, sql } from 'drizzle-orm'
import { databaseTime } from '../../framework/database/clock.ts'
import type { Asking } from '../../platforms/client.ts'
import { providerOf, quotaOf } from '../../platforms/providers.ts'
import { simulatedName } from '../../platforms/simulated/provider.ts'
import { isUsedUp, quotaDay, quotaRenewal } from '../../platforms/usage.ts'
import { type PlatformId, platformIds } from '../../vocabulary/platforms.ts'
import { isoTime } from '../../vocabulary/time/time.ts'

/** The states of a platform, from what goes well to what does not. */
export const platformStandings = [
  'working',
  'unused',
  'simulated',
  'by_hand',
  'used_up',
  'waiting',
  'failing',
] as const

/** Who answers for a platform, and how it went lately. */
export type PlatformOverview = {
  platform_id: PlatformId
  state: (typeof platformStandings)[number]
  /** The provider that answers; null if staff enter the numbers. */
  provider: string | null
  used_units: number
  /** The units of a day; null if the platform does not count by the day. */
  daily_units: number | null
  renews_at: string | null
  retry_at: string | null
  last_success_at: string | null
  last_error_at: string | null
  last_error: string | null
}

export type PlatformRow = Omit<PlatformOverview, 'state' | 'provider' | 'daily_units'> & {
  renews_at: string
}

/** One statement. */
export async function listPlatforms(asking: Asking): Promise<PlatformOverview[]> {
  const { rows } = await asking.db.execute<PlatformRow>(selectPlatforms(asking))
  return overviewsOf(asking, rows)
}

/** The rows of all platforms, of which each begins its day when it does. */
export function selectPlatforms(asking: Asking): SQL {
  const parts = platformIds.map((platform_id, place) => {
    const quota = quotaOf(asking, platform_id)
    return sql`select ${place}::int as place, ${platform_id} as platform_id,
      ${quotaDay(quota)} as day, ${quotaRenewal(quota)} as renews_at`
  })
  return sql`
    select platform_id, coalesce(units, 0) as used_units, renews_at,
      retry_at, last_success_at, last_error_at, last_error
    from (${sql.join(parts, sql` union all `)}) as platforms
    left join platform_states using (platform_id)
    left join platform_usages using (platform_id, day)
    order by place`
}

/** The platforms as people see them. */
export function overviewsOf(asking: Asking, rows: PlatformRow[]): PlatformOverview[] {
  return rows.map((row) => {
    const quota = quotaOf(asking, row.platform_id)
    const platform = {
      ...row,
      provider: providerOf(asking, row.platform_id)?.name ?? null,
      daily_units: quota?.units ?? null,
      renews_at: quota === undefined ? null : isoTime(row.renews_at),
      retry_at: row.retry_at && isoTime(row.retry_at),
      last_success_at: row.last_success_at && isoTime(row.last_success_at),
      last_error_at: row.last_error_at && isoTime(row.last_error_at),
    }
    const isFull =
      quota !== undefined && platform.provider !== null && isUsedUp(quota, row.used_units)
    return { ...platform, state: isFull ? 'used_up' : standingOf(platform) }
  })
}

function standingOf({
  provider,
  retry_at,
  last_success_at,
  last_error_at,
}: Omit<PlatformOverview, 'state'>): PlatformOverview['state'] {
  if (provider === null) return 'by_hand'
  // A simulated platform's answers are not remembered: there is nothing to learn from them.
  if (provider === simulatedName) return 'simulated'
  if (retry_at !== null && Date.parse(retry_at) > databaseTime()) return 'waiting'
  if (last_error_at !== null && (last_success_at === null || last_error_at > last_success_at))
    return 'failing'
  return last_success_at === null ? 'unused' : 'working'
}
