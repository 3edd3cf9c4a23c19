import type { PlatformId } from '../vocabulary/platforms.ts'
import { hostOf, platformHost, platformOf, readAddress } from './hosts.ts'

/** A post, in the one way in which its address is written. */
export type PostAddress = {
  platform_id: PlatformId
  /** The platform's own id of it: what tells two posts apart. */
  uid: string
  /** Who posted it, where the address says so. */
  handle: string | null
  url: string
}

/** Leads to a post, but says not to which: see `resolvePostUrl`. */
export type ShortAddress = { short: URL; platform_id: PlatformId }

type Found = Omit<PostAddress, 'platform_id'>
type Reader = (path: string[], url: URL) => Found | undefined

const youtubeId = /^[\w-]{11}$/
const digits = /^\d{5,25}$/
const instagramCode = /^[\w-]{5,64}$/
const name = /^[\w.-]{1,64}$/

const readers: Record<PlatformId, Reader> = {
  youtube: readYoutube,
  tiktok: readTiktok,
  instagram: readInstagram,
  x: readX,
  facebook: readFacebook,
  twitch: readTwitch,
  snapchat: readPath('snapchat', ['add']),
  threads: readPath('threads', []),
  linkedin: readPath('linkedin', ['in', 'company', 'school', 'showcase']),
}

/** Which post an address leads to. Undefined if it leads to none, or to no platform that we know. */
export function readPostUrl(address: string): PostAddress | ShortAddress | undefined {
  const url = readAddress(address)
  const platform_id = platformOf(address)
  if (url === undefined || platform_id === undefined) return undefined

  const path = url.pathname.split('/').filter((segment) => segment !== '')
  if (platform_id === 'tiktok' && isShort(path, url)) {
    return { platform_id, short: new URL(`https://${hostOf(url)}/${path.join('/')}`) }
  }
  const found = readers[platform_id](path, url)
  return found && { platform_id, ...found }
}

/** The id of a TikTok sound, from its address or as it is. */
export function parseSoundUrl(address: string): string | undefined {
  const bare = address.trim()
  if (digits.test(bare)) return bare
  if (platformOf(bare) !== 'tiktok') return undefined
  const path = readAddress(bare)?.pathname ?? ''
  return /^\/music\/(?:[^/]*-)?(\d{5,25})\/?$/.exec(path)?.[1]
}

function isShort([first, second]: string[], url: URL): boolean {
  if (/^(vm|vt)\./.test(hostOf(url))) return /^\w{4,40}$/.test(first ?? '')
  return first === 't' && /^\w{4,40}$/.test(second ?? '')
}

function readYoutube([first = '', second = '']: string[], url: URL): Found | undefined {
  const isNamed = ['shorts', 'live', 'embed', 'v'].includes(first)
  const uid =
    hostOf(url) === 'youtu.be'
      ? first
      : first === 'watch'
        ? (url.searchParams.get('v') ?? '')
        : isNamed
          ? second
          : ''
  if (!youtubeId.test(uid)) return undefined
  return { uid, handle: null, url: `https://www.youtube.com/watch?v=${uid}` }
}

function readTiktok([first = '', kind = '', third = '']: string[]): Found | undefined {
  const bare = first === 'v' ? kind.replace(/\.html$/, '') : undefined
  const isPost = first.startsWith('@') && ['video', 'photo'].includes(kind)
  const uid = bare ?? (isPost ? third : '')
  const handle = bare === undefined ? handleOf(first) : null
  if (!digits.test(uid)) return undefined
  return { uid, handle, url: `https://www.tiktok.com/@${handle ?? ''}/video/${uid}` }
}

function readInstagram(path: string[]): Found | undefined {
  const kinds = ['reel', 'reels', 'p', 'tv']
  const at = kinds.includes(path[0] ?? '') ? 0 : 1
  const uid = path[at + 1] ?? ''
  if (!kinds.includes(path[at] ?? '') || !instagramCode.test(uid)) return undefined
  const handle = at === 1 ? handleOf(path[0]) : null
  return { uid, handle, url: `https://www.instagram.com/p/${uid}/` }
}

function readX(path: string[]): Found | undefined {
  const at = path.findIndex((segment) => segment === 'status' || segment === 'statuses')
  const uid = path[at + 1] ?? ''
  if (at < 1 || at > 2 || !digits.test(uid)) return undefined
  const handle = path[0] === 'i' ? null : handleOf(path[0])
  if (handle === null && path[0] !== 'i') return undefined
  return { uid, handle, url: `https://x.com/${handle ?? 'i'}/status/${uid}` }
}

/** Some posts are named behind the question mark; the address of each kind asks for it in its own way. */
function readFacebook(path: string[], url: URL): Found | undefined {
  const page = path[0]?.replace(/\.php$/, '')
  const [video, picture, story, owner] = ['v', 'fbid', 'story_fbid', 'id'].map(
    (parameter) => /^\w{5,200}$/.exec(url.searchParams.get(parameter) ?? '')?.[0],
  )
  if ((page === 'watch' || page === 'video') && video) {
    return { uid: video, handle: null, url: `https://www.facebook.com/watch/?v=${video}` }
  }
  if (page === 'photo' && picture) {
    return { uid: picture, handle: null, url: `https://www.facebook.com/photo.php?fbid=${picture}` }
  }
  if ((page === 'story' || page === 'permalink') && story && owner) {
    const query = `story_fbid=${story}&id=${owner}`
    const address = `https://www.facebook.com/permalink.php?${query}`
    return { uid: `${owner}_${story}`, handle: null, url: address }
  }
  return readPath('facebook', ['pg', 'people', 'pages', 'groups'])(path, url)
}

function readTwitch(path: string[], url: URL): Found | undefined {
  const clip = hostOf(url) === 'clips.twitch.tv' ? path[0] : path[1] === 'clip' ? path[2] : ''
  if (clip && name.test(clip)) {
    return { uid: clip, handle: null, url: `https://clips.twitch.tv/${clip}` }
  }
  const [kind, uid = ''] = path
  if (kind !== 'videos' || !digits.test(uid)) return undefined
  return { uid: `videos/${uid}`, handle: null, url: `https://www.twitch.tv/videos/${uid}` }
}

/** Where a post's whole path is its id. Accounts have shorter ones, or begin in another way. */
function readPath(platform: PlatformId, accounts: string[]): Reader {
  return (path) => {
    const [first = '', second] = path
    const uid = path.join('/')
    if (second === undefined || accounts.includes(first.toLowerCase())) return undefined
    if (uid.length > 500) return undefined
    const handle = first.startsWith('@') ? handleOf(first) : null
    return { uid, handle, url: `https://www.${platformHost(platform)}/${uid}` }
  }
}

/** No platform tells capitals from small letters in a name. */
function handleOf(segment: string | undefined): string | null {
  const bare = segment?.replace(/^@/, '') ?? ''
  return name.test(bare) ? bare.toLowerCase() : null
}
