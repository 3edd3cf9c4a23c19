import { withScheme } from '../vocabulary/addresses/web-address.ts'
import { type PlatformId, platformIds } from '../vocabulary/platforms.ts'

/** Where each platform is found. The first is the one that addresses are written with. */
const hosts: Record<PlatformId, [string, ...string[]]> = {
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  facebook: ['facebook.com', 'fb.com', 'fb.watch'],
  twitch: ['twitch.tv'],
  snapchat: ['snapchat.com'],
  threads: ['threads.com', 'threads.net'],
  linkedin: ['linkedin.com'],
}

/** Hosts below those that show the same: for phones, for a country, for one kind of content. */
const variant =
  /^(?:www|m|mobile|web|mbasic|music|gaming|vm|vt|t|clips|[a-z]{2}(?:-[a-z]{2})?)\.(?=.+\.)/

export function platformHost(platform: PlatformId): string {
  return hosts[platform][0]
}

/** An address as people paste it, if it is one that anybody could open without a password. */
export function readAddress(address: string): URL | undefined {
  const url = URL.parse(String(withScheme(address)).trim())
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  if (url.port !== '' || url.username !== '' || url.password !== '') return undefined
  return url
}

/** The host without its final dot, which says the same. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '')
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
  return hosts[platform].includes(host) || hosts[platform].includes(host.replace(variant, ''))
}
