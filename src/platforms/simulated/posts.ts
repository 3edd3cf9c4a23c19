import { randomBytes } from 'node:crypto'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { newNumber } from '../descriptors/address-parts.ts'
import { descriptors } from '../known-platforms.ts'

/** Bytes that ids are made of. The demo world brings its own, so that it is the same every time. */
const fresh = (): Buffer => randomBytes(32)

/** Ids as each platform makes them, so that addresses here are read like those there. */
export function newPostUid(platform: PlatformId, bytes = fresh()): string {
  return descriptors[platform].newPostUid(bytes)
}

export function newAccountUid(platform: PlatformId, bytes = fresh()): string {
  const { newAccountUid = newNumber } = descriptors[platform]
  return newAccountUid(bytes)
}

export function postUrlOf(platform: PlatformId, handle: string, uid: string): string {
  return descriptors[platform].postUrl(handle, uid)
}
