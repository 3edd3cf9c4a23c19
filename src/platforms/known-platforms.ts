import { type PlatformId, platformIds } from '../vocabulary/platforms.ts'
import type { Descriptor } from './descriptors/descriptor.ts'
import { facebook } from './descriptors/facebook.ts'
import { instagram } from './descriptors/instagram.ts'
import { linkedin } from './descriptors/linkedin.ts'
import { snapchat } from './descriptors/snapchat.ts'
import { threads } from './descriptors/threads.ts'
import { tiktok } from './descriptors/tiktok.ts'
import { twitch } from './descriptors/twitch.ts'
import { x } from './descriptors/x.ts'
import { youtube } from './descriptors/youtube.ts'

const known = { tiktok, youtube, instagram, x, facebook, twitch, snapchat, threads, linkedin }

export const descriptors: Record<PlatformId, Descriptor> = known

/** Platforms where an address alone connects an account; on the others one signs in. */
export type ManualPlatformId = {
  [Id in PlatformId]: (typeof known)[Id] extends { readAccount: unknown } ? Id : never
}[PlatformId]

export const manualPlatformIds = platformIds.filter(isManual) as [
  ManualPlatformId,
  ...ManualPlatformId[],
]

export function isManual(platform: PlatformId): platform is ManualPlatformId {
  return descriptors[platform].readAccount !== undefined
}
