import { handleIn } from '../../platforms/account-url.ts'
import { readPostUrl } from '../../platforms/post-url.ts'
import type { SocialAccount } from '../../tables/social-accounts.ts'
import { encodeId } from '../../vocabulary/ids.ts'

/** Of a form in which no account was chosen: the one that the link says, or the only one of its platform. */
export function withAccountOfLink(body: unknown, accounts: SocialAccount[]): unknown {
  const { submission, ...rest } = Object(body)
  const { social_account_id, post_url } = Object(submission)
  if (social_account_id || typeof post_url !== 'string') return body
  const account = accountOf(post_url, accounts)
  if (account === undefined) return body
  return {
    ...rest,
    submission: { ...submission, social_account_id: encodeId('SocialAccount', account.id) },
  }
}

function accountOf(post_url: string, accounts: SocialAccount[]): SocialAccount | undefined {
  const address = readPostUrl(post_url)
  const ofPlatform = accounts.filter(({ platform_id }) => platform_id === address?.platform_id)
  const handle = address && 'handle' in address ? address.handle?.toLowerCase() : undefined
  const named = ofPlatform.find(({ account_url }) => handleIn(account_url).toLowerCase() === handle)
  return named ?? (ofPlatform.length === 1 ? ofPlatform[0] : undefined)
}
