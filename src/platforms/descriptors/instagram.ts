import { codeIn, handleInSegment, named, newCode, shortAt } from './address-parts.ts'
import type { Descriptor, NamedPost, PostPath, Unclear } from './descriptor.ts'

export const instagram = {
  hosts: ['instagram.com'],
  accountPrefix: '',
  readAccount: named('p', 'reel', 'reels', 'stories', 'explore', 'tv', 'accounts', 'direct'),
  readPost,
  postUrl: (_, uid) => postUrl(uid),
  embedUrl: (uid) => `https://www.instagram.com/p/${uid}/embed/`,
  newPostUid: newCode,
  readings: {
    name: 'instagram-graph',
    viewDefinition: 'instagram-organic-views',
    definitionInWords: 'A view is an organic play, as Instagram counts it; ads are left out.',
  },
} satisfies Descriptor

const postUrl = (uid: string) => `https://www.instagram.com/p/${uid}/`

function readPost({ path, words, url }: PostPath): NamedPost | Unclear | undefined {
  const kinds = ['reel', 'reels', 'p', 'tv']
  if (words[0] === 'share') {
    const length = kinds.includes(words[1] ?? '') ? 3 : 2
    return shortAt(url, path.slice(0, length), path[length - 1])
  }
  const at = kinds.includes(words[0] ?? '') ? 0 : 1
  const uid = kinds.includes(words[at] ?? '') ? codeIn(path[at + 1]) : undefined
  if (uid === undefined) return undefined
  return { uid, handle: at === 1 ? handleInSegment(path[0]) : null, url: postUrl(uid) }
}
