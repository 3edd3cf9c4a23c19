import { randomBytes, randomInt } from 'node:crypto'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { platformHost } from '../hosts.ts'

/** As the platforms themselves do: neither begins with what stands for a zero. */
const digits = () => `7${Array.from({ length: 18 }, () => randomInt(10)).join('')}`
const code = () => `C${randomBytes(8).toString('base64url').slice(1)}`

/** Ids as each platform makes them, so that addresses here are read like those there. */
export function newPostUid(platform: PlatformId): string {
  switch (platform) {
    case 'youtube':
    case 'instagram':
    case 'threads':
    case 'snapchat':
      return code()
    case 'tiktok':
    case 'x':
    case 'facebook':
    case 'linkedin':
      return digits()
    case 'twitch':
      return `videos/${digits()}`
  }
}

export function newAccountUid(platform: PlatformId): string {
  return platform === 'youtube' ? `UC${randomBytes(16).toString('base64url')}` : digits()
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
