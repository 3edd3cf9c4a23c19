import { randomBytes, randomInt } from 'node:crypto'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { platformHost } from '../hosts.ts'

const digits = () => `7${Array.from({ length: 18 }, () => randomInt(10)).join('')}`
const code = () => randomBytes(8).toString('base64url')

/** Ids as each platform makes them, so that addresses here are read like those there. */
export function newPostUid(platform: PlatformId, handle: string): string {
  switch (platform) {
    case 'youtube':
    case 'instagram':
      return code()
    case 'tiktok':
    case 'x':
    case 'facebook':
      return digits()
    case 'twitch':
      return `videos/${digits()}`
    case 'snapchat':
      return `spotlight/${code()}`
    case 'threads':
      return `@${handle}/post/${code()}`
    case 'linkedin':
      return `posts/${handle}-activity-${digits()}`
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
    default:
      return `${host}/${uid}`
  }
}
