import { account, handleInSegment, hostOf, newCode, shortAt } from './address-parts.ts'
import type { Descriptor, NamedPost, PostPath, Unclear } from './descriptor.ts'

export const snapchat = {
  hosts: ['snapchat.com'],
  accountPrefix: 'add/',
  readAccount: ([first, second]) => account(first === 'add' ? second : first, 'add/'),
  readPost,
  postUrl: (_, uid) => postUrl(uid),
  newPostUid: newCode,
} satisfies Descriptor

const postUrl = (uid: string) => `https://www.snapchat.com/spotlight/${uid}`

function readPost({ path, words, url }: PostPath): NamedPost | Unclear | undefined {
  if (hostOf(url) === 't.snapchat.com') return shortAt(url, path.slice(0, 1), path[0])
  if (words[0] === 't') return shortAt(url, path.slice(0, 2), path[1])
  const at = words[0]?.startsWith('@') ? 1 : 0
  const uid = path[at + 1] ?? ''
  if (words[at] !== 'spotlight' || !/^[\w-]{5,200}$/.test(uid)) return undefined
  return { uid, handle: at === 1 ? handleInSegment(path[0]) : null, url: postUrl(uid) }
}
