import type { PlatformId } from '../../vocabulary/platforms.ts'
import { numberIn } from '../descriptors/address-parts.ts'
import type { NamedPost, Unclear } from '../descriptors/descriptor.ts'
import { platformOf, readAddress } from '../hosts.ts'
import { descriptors } from '../known-platforms.ts'

/** A post, in the one way in which its address is written. */
export type PostAddress = NamedPost & { platform_id: PlatformId }

/** Leads to a post, but says not to which: see `resolvePostUrl`. */
type UnclearAddress = Unclear & { platform_id: PlatformId }

/** Which post an address leads to. Undefined if it leads to none, or to no platform that we know. */
export function readPostUrl(address: string): PostAddress | UnclearAddress | undefined {
  const url = readAddress(address)
  const platform_id = platformOf(address)
  if (url === undefined || platform_id === undefined) return undefined

  const path = segmentsOf(url)
  if (path === undefined) return undefined
  const words = path.map((segment) => segment.toLowerCase())
  const found = descriptors[platform_id].readPost({ path, words, url })
  return found && { platform_id, ...found }
}

/** Some platforms show a post under any name: it is written down under that of the account it is of. */
export function addressBy(address: PostAddress, handle: string): PostAddress {
  const { ignoresName, postUrl } = descriptors[address.platform_id]
  return ignoresName ? { ...address, url: postUrl(handle, address.uid) } : address
}

/** The id of a TikTok sound, from its address or as it is. */
export function parseSoundUrl(address: string): string | undefined {
  const bare = address.trim()
  if (numberIn(bare) !== undefined) return numberIn(bare)
  if (platformOf(bare) !== 'tiktok') return undefined
  const path = readAddress(bare)?.pathname ?? ''
  return numberIn(/^\/music\/(?:[^/]*-)?(\d{5,25})\/?$/.exec(path)?.[1])
}

/** A letter may be written as its number. */
function segmentsOf({ pathname }: URL): string[] | undefined {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '')
    return segments.map(decodeURIComponent)
  } catch {
    return undefined
  }
}
