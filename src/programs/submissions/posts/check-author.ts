import type { PostAddress } from '../../../platforms/posts/post-url.ts'
import type { PlatformPost } from '../../../platforms/provider.ts'
import type { PostCheck } from '../../../tables/campaigns/campaign-submissions.ts'

type Authored = {
  account: { uid: string | null; handle: string }
  address: Pick<PostAddress, 'handle'>
  /** The post as its platform shows it; undefined if that could not be asked. */
  post: PlatformPost | undefined
}

/** Whether a post is that of an account. */
export function checkAuthor({ account, address, post }: Authored): CheckOutcome {
  const isSame = (handle: string) => handle.toLowerCase() === account.handle.toLowerCase()
  const author = post?.author_handle ?? address.handle
  const name = author === null ? 'someone else' : `@${author}`
  if (post?.author_uid && account.uid)
    return post.author_uid === account.uid
      ? passed(`It was posted by @${account.handle}.`)
      : failed(`It was posted by ${name}, and not by @${account.handle}.`)
  if (author === null) return unknown('The platform did not say who posted it.')
  if (!isSame(author)) return failed(`It was posted by ${name}, and not by @${account.handle}.`)
  // An address names its author, but anybody can write an address.
  return post === undefined
    ? unknown(`Its address names @${account.handle}; the platform was not asked.`)
    : passed(`It was posted by @${account.handle}.`)
}

/** The outcome of a check of a post, with the words for what was found. */
export type CheckOutcome = Omit<PostCheck, 'name'>

export const passed = (found: string): CheckOutcome => ({ outcome: 'passed', found })
export const failed = (found: string): CheckOutcome => ({ outcome: 'failed', found })
export const unknown = (found: string): CheckOutcome => ({ outcome: 'unknown', found })
