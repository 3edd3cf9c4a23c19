import { simulatedClipPath } from '../vocabulary/addresses/simulated-urls.ts'
import type { PlatformId } from '../vocabulary/platforms.ts'
import type { Asking } from './client.ts'
import { descriptors } from './known-platforms.ts'
import { isSimulated } from './providers.ts'

/** A post by what its platform calls it. */
type Played = { platform_id: PlatformId; uid: string }

/** The page on which its platform plays a post to those who look at it here; null where it has none. */
export function embedUrlOf({ platform_id, uid }: Played): string | null {
  return descriptors[platform_id].embedUrl?.(uid) ?? null
}

/** The address of `embedUrlOf`, or on a trial the clip of the simulated platform. */
export function playerOf(asking: Asking, post: Played): string | null {
  return isSimulated(asking, post.platform_id) ? simulatedClipPath(post) : embedUrlOf(post)
}

const sites = new Set(
  Object.values(descriptors).flatMap(({ embedUrl }) => {
    return embedUrl === undefined ? [] : [new URL(embedUrl('0')).origin]
  }),
)

/** The sites whose pages a page that plays posts may show. */
export function playerSites({ config }: Pick<Asking, 'config'>): string[] {
  return config.trial ? [...sites, "'self'"] : [...sites]
}
