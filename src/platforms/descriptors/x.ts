import { handleInSegment, named, newNumber, numberIn } from './address-parts.ts'
import type { Descriptor, NamedPost, PostPath } from './descriptor.ts'

export const x = {
  hosts: ['x.com', 'twitter.com'],
  accountPrefix: '',
  readAccount: named('i', 'home', 'search', 'explore', 'intent', 'hashtag', 'share', 'settings'),
  readPost,
  postUrl,
  embedUrl: (uid) => `https://platform.twitter.com/embed/Tweet.html?id=${uid}&dnt=true`,
  ignoresName: true,
  newPostUid: newNumber,
  readings: {
    name: 'x-v2',
    viewDefinition: 'x-impressions',
    definitionInWords: 'A view is each time X showed the post to someone.',
  },
} satisfies Descriptor

function postUrl(handle: string | null, uid: string): string {
  return `https://x.com/${handle ?? 'i'}/status/${uid}`
}

function readPost({ path, words }: PostPath): NamedPost | undefined {
  const at = words.findIndex((word) => word === 'status' || word === 'statuses')
  const uid = numberIn(path[at + 1])
  if (at < 1 || at > 2 || uid === undefined) return undefined
  const handle = words[0] === 'i' ? null : handleInSegment(path[0])
  if (handle === null && words[0] !== 'i') return undefined
  return { uid, handle, url: postUrl(handle, uid) }
}
