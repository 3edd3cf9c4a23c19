import type { PlatformId } from '../../vocabulary/platforms.ts'

/**
 * Accounts here can only be connected by signing in to the platform in a browser, because an
 * address alone proves nothing.
 */
export const browserPlatformIds = ['tiktok', 'youtube'] as const satisfies PlatformId[]

export type ManualPlatformId = Exclude<PlatformId, (typeof browserPlatformIds)[number]>

type Platform = {
  /** Addresses are stored with the first of these. */
  hosts: [string, ...string[]]
  /** Gives the account's part of a path, or undefined if the path does not lead to an account. */
  account: (path: string[], query: URLSearchParams) => string | undefined
}

const listing = /^(?:www|m|mobile|web|mbasic|[a-z]{2}(?:-[a-z]{2})?)\./
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

/** The one way to write an account's address, or undefined if it is not that of an account. */
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
    // No platform here distinguishes capitals from small letters.
    return segments.map((segment) =>
      decodeURIComponent(segment).toLowerCase().normalize('NFC').toLowerCase(),
    )
  } catch {
    return undefined
  }
}

/** For most platforms: the account is the first part of the path, unless that part is reserved. */
function named(...reserved: string[]): Platform['account'] {
  return ([first = '']) => (reserved.includes(first) ? undefined : handleOf(first))
}

/** Accounts without a chosen name are known by a number, which stands in one of several places. */
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
