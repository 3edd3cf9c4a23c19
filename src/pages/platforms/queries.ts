import { and, eq, getTableColumns, or } from 'drizzle-orm'
import type { Asking } from '../../platforms/client.ts'
import { providerOf, quotaOf } from '../../platforms/providers.ts'
import { today } from '../../platforms/usage.ts'
import { platformStates, platformUsages } from '../../tables/platforms.ts'
import { type PlatformId, platformIds } from '../../vocabulary/platforms.ts'

/** Who answers for a platform, and how it went lately. */
export type PlatformOverview = {
  platform_id: PlatformId
  /** Null where staff enter its numbers. */
  provider: string | null
  used_units: number
  /** Null where the platform does not count by the day. */
  daily_units: number | null
  retry_at: string | null
  last_success_at: string | null
  last_error_at: string | null
  last_error: string | null
}

export async function listPlatforms(asking: Asking): Promise<PlatformOverview[]> {
  const states = await asking.db
    .select({ ...getTableColumns(platformStates), units: platformUsages.units })
    .from(platformStates)
    .leftJoin(platformUsages, or(...platformIds.map((id) => isOfToday(asking, id))))

  return platformIds.map((platform_id) => {
    const state = states.find((one) => one.platform_id === platform_id)
    return {
      platform_id,
      provider: providerOf(asking, platform_id)?.name ?? null,
      used_units: state?.units ?? 0,
      daily_units: quotaOf(asking, platform_id)?.units ?? null,
      retry_at: state?.retry_at ?? null,
      last_success_at: state?.last_success_at ?? null,
      last_error_at: state?.last_error_at ?? null,
      last_error: state?.last_error ?? null,
    }
  })
}

/** Each platform begins its day when it does. */
function isOfToday(asking: Asking, platform_id: PlatformId) {
  const day = today(quotaOf(asking, platform_id))
  const { platform_id: ofState } = platformStates
  return and(
    eq(ofState, platform_id),
    eq(platformUsages.platform_id, ofState),
    eq(platformUsages.day, day),
  )
}
