import { randomBytes } from 'node:crypto'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { platformHost } from '../hosts.ts'

/** As the platforms themselves do: neither begins with what stands for a zero. */
const digitsOf = (bytes: Buffer) =>
  `7${Array.from(bytes.subarray(0, 18), (byte) => byte % 10).join('')}`
const codeOf = (bytes: Buffer) => `C${bytes.subarray(0, 8).toString('base64url').slice(1)}`

/** Bytes that ids are made of. The demo world brings its own, so that it is the same every time. */
const fresh = (): Buffer => randomBytes(32)

/** Ids as each platform makes them, so that addresses here are read like those there. */
export function newPostUid(platform: PlatformId, bytes = fresh()): string {
  switch (platform) {
    case 'youtube':
    case 'instagram':
    case 'threads':
    case 'snapchat':
      return codeOf(bytes)
    case 'tiktok':
    case 'x':
    case 'facebook':
    case 'linkedin':
      return digitsOf(bytes)
    case 'twitch':
      return `videos/${digitsOf(bytes)}`
  }
}

export function newAccountUid(platform: PlatformId, bytes = fresh()): string {
  return platform === 'youtube'
    ? `UC${bytes.subarray(0, 16).toString('base64url')}`
    : digitsOf(bytes)
}

export function postUrlOf(platform: PlatformId, handle: string, uid: string): string {
  const host = `https://www.${platformHost(platform)}`
  switch (platform) {
    case 'youtube':
      return `${host}/watch?v=${uid}`
    case 'tiktok':
      return `${host}/@${handle}/video/${uid}`
    case 'instagram':
      return `${host}/p/${uid}/`
    case 'x':
      return `https://x.com/${handle}/status/${uid}`
    case 'facebook':
      return `${host}/watch/?v=${uid}`
    case 'snapchat':
      return `${host}/spotlight/${uid}`
    case 'threads':
      return `${host}/@${handle}/post/${uid}`
    case 'linkedin':
      return `${host}/feed/update/urn:li:activity:${uid}/`
    case 'twitch':
      return `${host}/${uid}`
  }
}
