import { account, hostOf, named, newNumber, numberIn, shortAt } from './address-parts.ts'
import type { Descriptor, NamedPost, PostPath, Unclear } from './descriptor.ts'

export const facebook = {
  hosts: ['facebook.com', 'fb.com', 'fb.watch'],
  accountPrefix: '',
  readAccount,
  readPost,
  postUrl: (_, uid) => postUrl(uid),
  newPostUid: newNumber,
} satisfies Descriptor

const postUrl = (uid: string) => `https://www.facebook.com/watch/?v=${uid}`

/** Accounts without a chosen name are known by a number, which stands in one of several places. */
function readAccount([first = '', second, third]: string[], query: URLSearchParams) {
  const reserved = ['groups', 'watch', 'events', 'share', 'reel', 'reels', 'photo', 'photo.php']
  if (first === 'profile.php') return /^\d+$/.exec(query.get('id') ?? '')?.[0]
  if (first === 'people' || first === 'pages') return account(third)
  if (first === 'pg') return account(second)
  return named(...reserved, 'story.php', 'permalink.php', 'marketplace')([first], query)
}

/**
 * A video has one number, whichever page shows it. What it was posted with has further ones, and some that
 * change with who looks: whether two of those are the same post, only Facebook knows.
 */
function readPost({ path, words, url }: PostPath): NamedPost | Unclear | undefined {
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
  if (uid !== undefined) return { uid, handle: null, url: postUrl(uid) }

  const isOther = ['posts', 'photos', 'permalink'].some((kind) => words.includes(kind))
  const isAsked = ['photo', 'photo.php', 'story.php', 'permalink.php'].includes(first)
  return isOther || isAsked
    ? { refusal: 'has to be that of a video or reel: open it on Facebook, and copy its link there' }
    : undefined
}
