import { account, codeIn, handleInSegment, newCode } from './address-parts.ts'
import type { Descriptor, NamedPost, PostPath } from './descriptor.ts'

export const threads = {
  hosts: ['threads.com', 'threads.net'],
  accountPrefix: '@',
  readAccount: ([name]) => account(name, '@'),
  readPost,
  postUrl,
  newPostUid: newCode,
} satisfies Descriptor

function postUrl(handle: string | null, uid: string): string {
  return `https://www.threads.com/${handle === null ? `t/${uid}` : `@${handle}/post/${uid}`}`
}

function readPost({ path, words }: PostPath): NamedPost | undefined {
  const isBare = words[0] === 't'
  const isPost = words[0]?.startsWith('@') && words[1] === 'post'
  const uid = isBare ? codeIn(path[1]) : isPost ? codeIn(path[2]) : undefined
  if (uid === undefined) return undefined
  const handle = isBare ? null : handleInSegment(path[0])
  return { uid, handle, url: postUrl(handle, uid) }
}
