import { handleInSegment, hostOf, newNumber, numberIn, shortAt } from './address-parts.ts'
import type { Descriptor, NamedPost, PostPath, Unclear } from './descriptor.ts'

export const tiktok = {
  hosts: ['tiktok.com'],
  accountPrefix: '@',
  readPost,
  postUrl,
  embedUrl: (uid) => `https://www.tiktok.com/player/v1/${uid}`,
  ignoresName: true,
  newPostUid: newNumber,
  readings: {
    name: 'tiktok-display-v2',
    viewDefinition: 'tiktok-views',
    definitionInWords: 'A view is a play of any length, as TikTok counts it.',
  },
} satisfies Descriptor

function postUrl(handle: string | null, uid: string): string {
  return `https://www.tiktok.com/@${handle ?? ''}/video/${uid}`
}

function readPost({ path, words, url }: PostPath): NamedPost | Unclear | undefined {
  const [first = '', kind = ''] = words
  if (/^(vm|vt)\./.test(hostOf(url))) return shortAt(url, path.slice(0, 1), path[0])
  if (first === 't') return shortAt(url, path.slice(0, 2), path[1])
  const isBare = first === 'v'
  const isPost = first.startsWith('@') && ['video', 'photo'].includes(kind)
  const uid = numberIn(isBare ? kind.replace(/\.html$/, '') : isPost ? path[2] : '')
  if (uid === undefined) return undefined
  const handle = isBare ? null : handleInSegment(first)
  return { uid, handle, url: postUrl(handle, uid) }
}
