import { withScheme } from '../vocabulary/addresses/web-address.ts'
import { type PlatformId, platformIds } from '../vocabulary/platforms.ts'
import { hostOf } from './descriptors/address-parts.ts'
import { descriptors } from './known-platforms.ts'

/** Hosts below those that show the same: for phones, for a country, for one kind of content. */
const variant =
  /^(?:www|m|mobile|web|mbasic|music|gaming|vm|vt|t|clips|[a-z]{2}(?:-[a-z]{2})?)\.(?=.+\.)/

export function platformHost(platform: PlatformId): string {
  return descriptors[platform].hosts[0]
}

/** An address as people paste it, if it is one that anybody could open without a password. */
export function readAddress(address: string): URL | undefined {
  const url = URL.parse(String(withScheme(address)).trim())
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  if (url.port !== '' || url.username !== '' || url.password !== '') return undefined
  return url
}

/** The platform that an address of an account, a post or a sound is on. */
export function platformOf(address: string): PlatformId | undefined {
  const url = readAddress(address)
  return url && platformIds.find((id) => isOnHost(id, hostOf(url)))
}

export function isOnPlatform(platform: PlatformId, address: string): boolean {
  return platformOf(address) === platform
}

function isOnHost(platform: PlatformId, host: string): boolean {
  const { hosts } = descriptors[platform]
  return hosts.includes(host) || hosts.includes(host.replace(variant, ''))
}
