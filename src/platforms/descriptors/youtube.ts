import { hostOf, newCode } from './address-parts.ts'
import type { Descriptor, NamedPost, PostPath } from './descriptor.ts'

export const youtube = {
  hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  accountPrefix: '@',
  readPost,
  postUrl: (_, uid) => postUrl(uid),
  // It sets no cookies before someone plays the video.
  embedUrl: (uid) => `https://www.youtube-nocookie.com/embed/${uid}`,
  newPostUid: newCode,
  newAccountUid: (bytes) => `UC${bytes.subarray(0, 16).toString('base64url')}`,
  readings: {
    name: 'youtube-data-v3',
    viewDefinition: 'youtube-2026-08',
    definitionInWords: 'A view is a play, as YouTube has counted it since August 2026.',
  },
} satisfies Descriptor

const postUrl = (uid: string) => `https://www.youtube.com/watch?v=${uid}`

function readPost({ path, words, url }: PostPath): NamedPost | undefined {
  const [kind = ''] = words
  const isNamed = ['shorts', 'live', 'embed', 'v'].includes(kind)
  const asked = kind === 'watch' ? (url.searchParams.get('v') ?? '') : ''
  const uid = hostOf(url) === 'youtu.be' ? (path[0] ?? '') : isNamed ? (path[1] ?? '') : asked
  return /^[\w-]{11}$/.test(uid) ? { uid, handle: null, url: postUrl(uid) } : undefined
}
