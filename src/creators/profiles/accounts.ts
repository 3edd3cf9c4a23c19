import { type PlatformId, platformNames } from '../../vocabulary/platforms.ts'
import type { ProvedAccount } from './queries.ts'

/** Followers on each platform, of all proved accounts there together; most first. */
export function followersOf(
  accounts: ProvedAccount[],
): { platform_id: PlatformId; count: number }[] {
  const counts = new Map<PlatformId, number>()
  for (const { platform_id, subscriber_count } of accounts) {
    if (!subscriber_count) continue
    counts.set(platform_id, (counts.get(platform_id) ?? 0) + subscriber_count)
  }
  return [...counts]
    .map(([platform_id, count]) => ({ platform_id, count }))
    .sort((one, other) => other.count - one.count)
}

/** The last part of the address, which people know an account by. */
export function handleOf({ account_url, platform_id }: ProvedAccount): string {
  return decodeURIComponent(account_url).split('/').at(-1) || platformNames[platform_id]
}
