import { hostOf, isPostName, named, newNumber, numberIn } from './address-parts.ts'
import type { Descriptor, NamedPost, PostPath } from './descriptor.ts'

export const twitch = {
  hosts: ['twitch.tv'],
  accountPrefix: '',
  readAccount: named('videos', 'directory', 'settings', 'p'),
  readPost,
  postUrl: (_, uid) => postUrl(uid),
  newPostUid: (bytes) => `videos/${newNumber(bytes)}`,
} satisfies Descriptor

const postUrl = (uid: string) => `https://www.twitch.tv/${uid}`

/** The words of a clip are the same in capitals; what may follow them is not. */
function readPost({ path, words, url }: PostPath): NamedPost | undefined {
  const isClips = hostOf(url) === 'clips.twitch.tv'
  const at = words[0] === 'clip' ? 1 : 2
  const clip = isClips ? path[0] : words[at - 1] === 'clip' ? path[at] : undefined
  if (clip !== undefined && isPostName(clip)) {
    const uid = clip.replace(/^[^-]*/, (given) => given.toLowerCase())
    return { uid, handle: null, url: `https://clips.twitch.tv/${clip}` }
  }
  const isVideo = words[0] === 'videos' || ['v', 'video'].includes(words[1] ?? '')
  const number = isVideo ? numberIn(path[words[0] === 'videos' ? 1 : 2]) : undefined
  if (number === undefined) return undefined
  const uid = `videos/${number}`
  return { uid, handle: null, url: postUrl(uid) }
}
