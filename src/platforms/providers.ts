import type { PlatformId } from '../vocabulary/platforms.ts'
import type { Asking } from './client.ts'
import type { Provider } from './provider.ts'
import { instagramProvider } from './providers/instagram.ts'
import { tiktokProvider } from './providers/tiktok.ts'
import { xProvider } from './providers/x.ts'
import { youtubeProvider, youtubeQuota } from './providers/youtube.ts'
import { simulatedProvider } from './simulated/provider.ts'
import { type Quota, rememberAnswer } from './usage.ts'

/**
 * Who answers for a platform, as the settings have it; undefined where staff do. On a trial the simulated
 * platform answers for those that are not set up.
 */
export function providerOf(asking: Asking, platform_id: PlatformId): Provider | undefined {
  const provider = configured(asking, platform_id)
  if (provider !== undefined) return withMemory(asking, provider)
  return asking.config.trial ? simulatedProvider(asking, platform_id) : undefined
}

/** Whether its posts exist on the simulated platform only. */
export function isSimulated(asking: Asking, platform_id: PlatformId): boolean {
  return asking.config.trial && configured(asking, platform_id) === undefined
}

/** Units that may be asked of a platform in a day; undefined where it does not count so. */
export function quotaOf(asking: Asking, platform_id: PlatformId): Quota | undefined {
  return platform_id === 'youtube' ? youtubeQuota(asking) : undefined
}

function configured(asking: Asking, platform_id: PlatformId): Provider | undefined {
  const { youtube, tiktok, instagram, x } = asking.config.platforms
  switch (platform_id) {
    case 'youtube':
      return youtube.apiKey || youtube.client ? youtubeProvider(asking) : undefined
    case 'tiktok':
      return tiktok.client && tiktokProvider(asking)
    case 'instagram':
      return instagram.client && instagramProvider(asking)
    case 'x':
      return x.bearerToken === undefined ? undefined : xProvider(asking)
    default:
      return undefined
  }
}

/** Lets a provider remember when its platform last answered, and what it last refused, for staff to see. */
function withMemory({ db }: Asking, provider: Provider): Provider {
  const { platform_id, readAccount, readPosts } = provider
  return {
    ...provider,
    readAccount: (...asked) => rememberAnswer(db, platform_id, () => readAccount(...asked)),
    readPosts: (...asked) => rememberAnswer(db, platform_id, () => readPosts(...asked)),
  }
}
