import type { PlatformId } from '../vocabulary/platforms.ts'
import { hostOf } from './hosts.ts'

/** A post as its address names it. */
export type NamedPost = {
  /** The platform's own id of it: what tells two posts apart. */
  uid: string
  /** Who posted it, where the address says so. */
  handle: string | null
  url: string
}

/** An address that leads to a post, but does not say to which. */
export type Unclear =
  | { short: URL }
  /** It cannot be asked for either; says what to paste instead, as it stands behind the field's name. */
  | { refusal: string }

/** Segments of a path as they are written, and in small letters: platforms ignore capitals in all but ids. */
type PostPath = { path: string[]; words: string[]; url: URL }

type Reader = (address: PostPath) => NamedPost | Unclear | undefined

const youtubeId = /^[\w-]{11}$/
const name = /^[\w.-]{1,64}$/
const shortCode = /^[\w-]{4,64}$/

export const readers: Record<PlatformId, Reader> = {
  youtube: readYoutube,
  tiktok: readTiktok,
  instagram: readInstagram,
  x: readX,
  facebook: readFacebook,
  twitch: readTwitch,
  snapchat: readSnapchat,
  threads: readThreads,
  linkedin: readLinkedin,
}

/** Zeros in front of a number make no other number of it. */
export function numberIn(text: string | null | undefined): string | undefined {
  return /^0*([1-9]\d{4,24})$/.exec(text ?? '')?.[1]
}

/** Codes of Meta are numbers too, whose digits are letters: A is their zero. Longer ones are of private posts. */
function codeIn(text: string | undefined): string | undefined {
  return /^A*([B-Za-z\d_-][\w-]{4,10})$/.exec(text ?? '')?.[1]
}

/** No platform tells capitals from small letters in a name. */
function handleIn(segment: string | undefined): string | null {
  const bare = segment?.replace(/^@/, '') ?? ''
  return name.test(bare) ? bare.toLowerCase() : null
}

function shortAt(url: URL, path: string[], code: string | undefined): Unclear | undefined {
  if (!shortCode.test(code ?? '')) return undefined
  return { short: new URL(`https://${hostOf(url)}/${path.map(encodeURIComponent).join('/')}`) }
}

function readYoutube({ path, words, url }: PostPath): NamedPost | undefined {
  const [kind = ''] = words
  const isNamed = ['shorts', 'live', 'embed', 'v'].includes(kind)
  const asked = kind === 'watch' ? (url.searchParams.get('v') ?? '') : ''
  const uid = hostOf(url) === 'youtu.be' ? (path[0] ?? '') : isNamed ? (path[1] ?? '') : asked
  if (!youtubeId.test(uid)) return undefined
  return { uid, handle: null, url: `https://www.youtube.com/watch?v=${uid}` }
}

export const tiktokUrl = (handle: string, uid: string) =>
  `https://www.tiktok.com/@${handle}/video/${uid}`

export const xUrl = (handle: string, uid: string) => `https://x.com/${handle}/status/${uid}`

function readTiktok({ path, words, url }: PostPath): NamedPost | Unclear | undefined {
  const [first = '', kind = ''] = words
  if (/^(vm|vt)\./.test(hostOf(url))) return shortAt(url, path.slice(0, 1), path[0])
  if (first === 't') return shortAt(url, path.slice(0, 2), path[1])
  const isBare = first === 'v'
  const isPost = first.startsWith('@') && ['video', 'photo'].includes(kind)
  const uid = numberIn(isBare ? kind.replace(/\.html$/, '') : isPost ? path[2] : '')
  if (uid === undefined) return undefined
  const handle = isBare ? null : handleIn(first)
  return { uid, handle, url: tiktokUrl(handle ?? '', uid) }
}

function readInstagram({ path, words, url }: PostPath): NamedPost | Unclear | undefined {
  const kinds = ['reel', 'reels', 'p', 'tv']
  if (words[0] === 'share') {
    const length = kinds.includes(words[1] ?? '') ? 3 : 2
    return shortAt(url, path.slice(0, length), path[length - 1])
  }
  const at = kinds.includes(words[0] ?? '') ? 0 : 1
  const uid = kinds.includes(words[at] ?? '') ? codeIn(path[at + 1]) : undefined
  if (uid === undefined) return undefined
  const handle = at === 1 ? handleIn(path[0]) : null
  return { uid, handle, url: `https://www.instagram.com/p/${uid}/` }
}

function readX({ path, words }: PostPath): NamedPost | undefined {
  const at = words.findIndex((word) => word === 'status' || word === 'statuses')
  const uid = numberIn(path[at + 1])
  if (at < 1 || at > 2 || uid === undefined) return undefined
  const handle = words[0] === 'i' ? null : handleIn(path[0])
  if (handle === null && words[0] !== 'i') return undefined
  return { uid, handle, url: xUrl(handle ?? 'i', uid) }
}

/**
 * A video has one number, whichever page shows it. What it was posted with has further ones, and some that
 * change with who looks: whether two of those are the same post, only Facebook knows.
 */
function readFacebook({ path, words, url }: PostPath): NamedPost | Unclear | undefined {
  const [first = '', second = ''] = words
  if (hostOf(url) === 'fb.watch') return shortAt(url, path.slice(0, 1), path[0])
  if (first === 'share') {
    const length = ['v', 'r', 'p'].includes(second) ? 3 : 2
    return shortAt(url, path.slice(0, length), path[length - 1])
  }
  const isPlayer = ['watch', 'video.php', 'video'].includes(first)
  const isReel = first === 'reel' || first === 'reels'
  const asked = isPlayer ? url.searchParams.get('v') : isReel ? path[1] : undefined
  const uid = numberIn(words[1] === 'videos' ? path.slice(2, 5).findLast(numberIn) : asked)
  if (uid !== undefined)
    return { uid, handle: null, url: `https://www.facebook.com/watch/?v=${uid}` }

  const isOther = ['posts', 'photos', 'permalink'].some((kind) => words.includes(kind))
  const isAsked = ['photo', 'photo.php', 'story.php', 'permalink.php'].includes(first)
  return isOther || isAsked
    ? { refusal: 'has to be that of a video or reel: open it on Facebook, and copy its link there' }
    : undefined
}

/** The words of a clip are the same in capitals; what may follow them is not. */
function readTwitch({ path, words, url }: PostPath): NamedPost | undefined {
  const isClips = hostOf(url) === 'clips.twitch.tv'
  const at = words[0] === 'clip' ? 1 : 2
  const clip = isClips ? path[0] : words[at - 1] === 'clip' ? path[at] : undefined
  if (clip !== undefined && name.test(clip)) {
    const uid = clip.replace(/^[^-]*/, (given) => given.toLowerCase())
    return { uid, handle: null, url: `https://clips.twitch.tv/${clip}` }
  }
  const isVideo = words[0] === 'videos' || ['v', 'video'].includes(words[1] ?? '')
  const uid = isVideo ? numberIn(path[words[0] === 'videos' ? 1 : 2]) : undefined
  if (uid === undefined) return undefined
  return { uid: `videos/${uid}`, handle: null, url: `https://www.twitch.tv/videos/${uid}` }
}

function readSnapchat({ path, words, url }: PostPath): NamedPost | Unclear | undefined {
  if (hostOf(url) === 't.snapchat.com') return shortAt(url, path.slice(0, 1), path[0])
  if (words[0] === 't') return shortAt(url, path.slice(0, 2), path[1])
  const at = words[0]?.startsWith('@') ? 1 : 0
  const uid = path[at + 1] ?? ''
  if (words[at] !== 'spotlight' || !/^[\w-]{5,200}$/.test(uid)) return undefined
  const handle = at === 1 ? handleIn(path[0]) : null
  return { uid, handle, url: `https://www.snapchat.com/spotlight/${uid}` }
}

function readThreads({ path, words }: PostPath): NamedPost | undefined {
  const isBare = words[0] === 't'
  const isPost = words[0]?.startsWith('@') && words[1] === 'post'
  const uid = isBare ? codeIn(path[1]) : isPost ? codeIn(path[2]) : undefined
  if (uid === undefined) return undefined
  const handle = isBare ? null : handleIn(path[0])
  const place = handle === null ? `t/${uid}` : `@${handle}/post/${uid}`
  return { uid, handle, url: `https://www.threads.com/${place}` }
}

/** A post has the number of its activity, and others for what it holds: those only lead to it. */
function readLinkedin({ path, words }: PostPath): NamedPost | Unclear | undefined {
  const update = words.find((word) => word.startsWith('urn:li:'))
  const post = words[0] === 'posts' ? path[1] : undefined
  const [, kind = '', number] =
    /^urn:li:(activity|ugcpost|share):(\d+)$/.exec(update ?? '') ??
    /(?:^|[-_])(activity|ugcpost|share)-(\d+)(?:-[\w-]{1,20})?$/i.exec(post ?? '') ??
    []
  const uid = numberIn(number)
  if (uid === undefined) return undefined
  const place = 'https://www.linkedin.com/feed/update/urn:li'
  if (kind.toLowerCase() === 'activity')
    return { uid, handle: null, url: `${place}:activity:${uid}/` }
  const written = kind.toLowerCase() === 'share' ? 'share' : 'ugcPost'
  return { short: new URL(`${place}:${written}:${uid}/`) }
}
