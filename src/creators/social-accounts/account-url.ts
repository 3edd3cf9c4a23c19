import type { PlatformId } from '../../vocabulary/platforms.ts'

/** These have their owner sign in to them in a browser; an address alone proves nothing there. */
export const browserPlatformIds = ['tiktok', 'youtube'] as const satisfies PlatformId[]

export type ManualPlatformId = Exclude<PlatformId, (typeof browserPlatformIds)[number]>

type Platform = {
  /** The first is the one that addresses are stored with. */
  hosts: [string, ...string[]]
  /** The account's part of a path, or nothing where the path is something else's. */
  account: (path: string[], query: URLSearchParams) => string | undefined
}

const listing = /^(?:www|m|mobile|web|mbasic|[a-z]{2}(?:-[a-z]{2})?)\./
const bareAddress = /^\s*[a-z\d-]+(?:\.[a-z\d-]+)+(?=[/?#\s]|$)/i
const handle = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}\p{M}._-]{1,100}$/u

const platforms: Record<ManualPlatformId, Platform> = {
  instagram: {
    hosts: ['instagram.com'],
    account: named('p', 'reel', 'reels', 'stories', 'explore', 'tv', 'accounts', 'direct'),
  },
  x: {
    hosts: ['x.com', 'twitter.com'],
    account: named('i', 'home', 'search', 'explore', 'intent', 'hashtag', 'share', 'settings'),
  },
  facebook: { hosts: ['facebook.com', 'fb.com'], account: facebookAccount },
  twitch: { hosts: ['twitch.tv'], account: named('videos', 'directory', 'settings', 'p') },
  snapchat: {
    hosts: ['snapchat.com'],
    account: ([first, second]) => prefixed('add/', handleOf(first === 'add' ? second : first)),
  },
  threads: {
    hosts: ['threads.com', 'threads.net'],
    account: ([name]) => prefixed('@', handleOf(name)),
  },
  linkedin: {
    hosts: ['linkedin.com'],
    account: ([kind = '', name]) =>
      ['in', 'company', 'school', 'showcase'].includes(kind)
        ? prefixed(`${kind}/`, handleOf(name))
        : undefined,
  },
}

export const manualPlatformIds = Object.keys(platforms) as [ManualPlatformId, ...ManualPlatformId[]]

/** People write addresses as they see them, and browsers no longer show how they begin. */
export function withScheme(address: unknown): unknown {
  return typeof address === 'string' && bareAddress.test(address)
    ? `https://${address.trim()}`
    : address
}

/** The host that an account's address must be on. */
export function platformHost(platform: ManualPlatformId): string {
  return platforms[platform].hosts[0]
}

export function isOnPlatform(platform: ManualPlatformId, address: string): boolean {
  const url = URL.parse(address)
  if (url === null || url.port !== '' || url.username !== '' || url.password !== '') return false

  const { hosts } = platforms[platform]
  const host = url.hostname.replace(/\.$/, '')
  return hosts.includes(host) || hosts.includes(host.replace(listing, ''))
}

/** The one way to write an account's address, or nothing where the address is no account's. */
export function normalizeAccountUrl(
  platform: ManualPlatformId,
  address: string,
): string | undefined {
  const url = URL.parse(address)
  const path = url && decodePath(url.pathname)
  if (!path || !isOnPlatform(platform, address)) return undefined

  const account = platforms[platform].account(path, url.searchParams)
  return account && `https://${platformHost(platform)}/${account}`
}

function decodePath(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '')
    // No platform here tells capitals apart.
    return segments.map((segment) =>
      decodeURIComponent(segment).toLowerCase().normalize('NFC').toLowerCase(),
    )
  } catch {
    return undefined
  }
}

/** Most platforms: the account comes first in the path, unless one of their own words does. */
function named(...reserved: string[]): Platform['account'] {
  return ([first = '']) => (reserved.includes(first) ? undefined : handleOf(first))
}

/** Who has chosen no name there is known by a number, which stands in one of several places. */
function facebookAccount([first = '', second, third]: string[], query: URLSearchParams) {
  const reserved = ['groups', 'watch', 'events', 'share', 'reel', 'reels', 'photo', 'photo.php']
  if (first === 'profile.php') return /^\d+$/.exec(query.get('id') ?? '')?.[0]
  if (first === 'people' || first === 'pages') return handleOf(third)
  if (first === 'pg') return handleOf(second)
  return named(...reserved, 'story.php', 'permalink.php', 'marketplace')([first], query)
}

function handleOf(name: string | undefined): string | undefined {
  const bare = name?.replace(/^@/, '')
  return bare !== undefined && handle.test(bare) ? encodeURIComponent(bare) : undefined
}

function prefixed(prefix: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : `${prefix}${name}`
}
