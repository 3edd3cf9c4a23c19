import { isOnPlatform, platformHost, readAddress } from '../../platforms/hosts.ts'
import { cleanName } from '../../vocabulary/people/names.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'

/**
 * Accounts here can only be connected by signing in to the platform in a browser, because an
 * address alone proves nothing.
 */
export const browserPlatformIds = ['tiktok', 'youtube'] as const satisfies PlatformId[]

export type ManualPlatformId = Exclude<PlatformId, (typeof browserPlatformIds)[number]>

/** Gives the account's part of a path, or undefined if the path does not lead to an account. */
type Account = (path: string[], query: URLSearchParams) => string | undefined

const handle = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}\p{M}._-]{1,100}$/u

const accounts: Record<ManualPlatformId, Account> = {
  instagram: named('p', 'reel', 'reels', 'stories', 'explore', 'tv', 'accounts', 'direct'),
  x: named('i', 'home', 'search', 'explore', 'intent', 'hashtag', 'share', 'settings'),
  facebook: facebookAccount,
  twitch: named('videos', 'directory', 'settings', 'p'),
  snapchat: ([first, second]) => prefixed('add/', handleOf(first === 'add' ? second : first)),
  threads: ([name]) => prefixed('@', handleOf(name)),
  linkedin: ([kind = '', name]) =>
    ['in', 'company', 'school', 'showcase'].includes(kind)
      ? prefixed(`${kind}/`, handleOf(name))
      : undefined,
}

export const manualPlatformIds = Object.keys(accounts) as [ManualPlatformId, ...ManualPlatformId[]]

/** The one way to write an account's address, or undefined if it is not that of an account. */
export function normalizeAccountUrl(
  platform: ManualPlatformId,
  address: string,
): string | undefined {
  const url = readAddress(address)
  const path = url && decodePath(url.pathname)
  if (!path || !isOnPlatform(platform, address)) return undefined

  const account = accounts[platform](path, url.searchParams)
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
function named(...reserved: string[]): Account {
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
  // Another spelling of a name might be that of another account, so it is refused and not cleaned.
  const isName = bare !== undefined && handle.test(bare) && cleanName(bare) === bare
  return isName ? encodeURIComponent(bare) : undefined
}

function prefixed(prefix: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : `${prefix}${name}`
}
