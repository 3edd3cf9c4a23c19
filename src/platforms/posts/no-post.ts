import { type PlatformId, platformNames } from '../../vocabulary/platforms.ts'
import { normalizeAccountUrl } from '../account-url.ts'
import { platformOf, readAddress } from '../hosts.ts'
import { descriptors } from '../known-platforms.ts'

/** An address of a post, as one looks there. */
export const examplePostUrl = (platform: PlatformId) => descriptors[platform].postUrl('you', '…')

/**
 * Says of an address that leads to no post what it is, and what one looks like: on its own platform, or on
 * those that are asked for.
 */
export function noPostInWords(address: string, wanted: PlatformId[]): string {
  const platform = platformOf(address)
  if (platform === undefined)
    return `is not the address of a post${wanted.length > 0 ? `, which looks like ${examples(wanted)}` : ' that we know how to read'}`
  const example = examplePostUrl(platform)
  return isAccount(platform, address)
    ? `is not the address of a post, but of a profile: open the post there and copy its link, which looks like ${example}`
    : `is not the address of a post: on ${platformNames[platform]} one looks like ${example}`
}

const mostExamples = 2

const examples = (platforms: PlatformId[]) =>
  platforms.slice(0, mostExamples).map(examplePostUrl).join(' or ')

/** Accounts at addresses that are connected by signing in alone have a sign before their name. */
function isAccount(platform: PlatformId, address: string): boolean {
  const { pathname = '' } = readAddress(address) ?? {}
  return (
    normalizeAccountUrl(platform, address) !== undefined ||
    /^\/(?:@|channel\/|c\/|user\/)[^/]+(?:\/(?:videos|shorts|featured))?\/?$/.test(pathname)
  )
}
