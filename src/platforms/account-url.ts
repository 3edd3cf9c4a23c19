import { cleanName, cutName } from '../vocabulary/people/names.ts'
import type { PlatformId } from '../vocabulary/platforms.ts'
import { isOnPlatform, platformHost, readAddress } from './hosts.ts'
import { descriptors } from './known-platforms.ts'

/** The address of an account whose name a platform told us. */
export function accountUrlOf(platform: PlatformId, handle: string): string {
  const name = encodeURIComponent(cutName(handle.toLowerCase()))
  return `https://${platformHost(platform)}/${descriptors[platform].accountPrefix}${name}`
}

/** The name of an account, as it stands in its address. */
export function handleIn(accountUrl: string): string {
  const name = accountUrl.split('/').at(-1) ?? ''
  return cleanName(decodeURIComponent(name).replace(/^@/, ''))
}

/** The one way to write an account's address, or undefined if it is not that of an account. */
export function normalizeAccountUrl(platform: PlatformId, address: string): string | undefined {
  const url = readAddress(address)
  const path = url && decodePath(url.pathname)
  if (!path || !isOnPlatform(platform, address)) return undefined

  const account = descriptors[platform].readAccount?.(path, url.searchParams)
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
