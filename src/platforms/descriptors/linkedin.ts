import { account, newNumber, numberIn } from './address-parts.ts'
import type { Descriptor, NamedPost, PostPath, Unclear } from './descriptor.ts'

export const linkedin = {
  hosts: ['linkedin.com'],
  accountPrefix: 'in/',
  readAccount: ([kind = '', name]) =>
    ['in', 'company', 'school', 'showcase'].includes(kind) ? account(name, `${kind}/`) : undefined,
  readPost,
  postUrl: (_, uid) => `${feed}:activity:${uid}/`,
  newPostUid: newNumber,
} satisfies Descriptor

const feed = 'https://www.linkedin.com/feed/update/urn:li'

/** A post has the number of its activity, and others for what it holds: those only lead to it. */
function readPost({ path, words }: PostPath): NamedPost | Unclear | undefined {
  const update = words.find((word) => word.startsWith('urn:li:'))
  const post = words[0] === 'posts' ? path[1] : undefined
  const [, kind = '', number] =
    /^urn:li:(activity|ugcpost|share):(\d+)$/.exec(update ?? '') ??
    /(?:^|[-_])(activity|ugcpost|share)-(\d+)(?:-[\w-]{1,20})?$/i.exec(post ?? '') ??
    []
  const uid = numberIn(number)
  if (uid === undefined) return undefined
  if (kind.toLowerCase() === 'activity')
    return { uid, handle: null, url: `${feed}:activity:${uid}/` }
  const written = kind.toLowerCase() === 'share' ? 'share' : 'ugcPost'
  return { short: new URL(`${feed}:${written}:${uid}/`) }
}
