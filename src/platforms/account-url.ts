import { cleanName, cutName } from '../vocabulary/people/names.ts'
import type { PlatformId } from '../vocabulary/platforms.ts'
import { platformHost } from './hosts.ts'

/** Text that stands before the name of an account in its address. */
const before: Record<PlatformId, string> = {
  tiktok: '@',
  youtube: '@',
  instagram: '',
  x: '',
  facebook: '',
  twitch: '',
  snapchat: 'add/',
  threads: '@',
  linkedin: 'in/',
}

/** The address of an account whose name a platform told us. */
export function accountUrlOf(platform: PlatformId, handle: string): string {
  const name = encodeURIComponent(cutName(handle.toLowerCase()))
  return `https://${platformHost(platform)}/${before[platform]}${name}`
}

/** The name of an account, as it stands in its address. */
export function handleIn(accountUrl: string): string {
  const name = accountUrl.split('/').at(-1) ?? ''
  return cleanName(decodeURIComponent(name).replace(/^@/, ''))
}
