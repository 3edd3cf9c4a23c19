import { guard } from '../../framework/errors.ts'
import { blank } from '../../framework/http/fields.ts'
import { handleIn } from '../../platforms/account-url.ts'
import { readPostUrl } from '../../platforms/post-url.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import type { SocialAccount } from '../../tables/social-accounts.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { unreadable } from '../submissions/look.ts'

/**
 * Of a form in which no account was chosen: the one that the link says, or the only one of its platform. A link that
 * says none is refused as what it is, because nobody has left out an account.
 */
export function withAccountOfLink(
  body: unknown,
  campaign: Pick<Campaign, 'platform_ids'>,
  accounts: SocialAccount[],
): unknown {
  const { submission, ...rest } = Object(body)
  const { social_account_id, post_url } = Object(submission)
  if (social_account_id || typeof post_url !== 'string') return body
  const account = accountOf(post_url, campaign, accounts)
  return {
    ...rest,
    submission: { ...submission, social_account_id: encodeId('SocialAccount', account.id) },
  }
}

function accountOf(
  post_url: string,
  { platform_ids }: Pick<Campaign, 'platform_ids'>,
  accounts: SocialAccount[],
): SocialAccount {
  guard(post_url.trim() !== '', 'post_url', blank)
  const address = readPostUrl(post_url)
  guard(address !== undefined, 'post_url', unreadable)
  const { platform_id } = address
  const platform = platformNames[platform_id]
  const isPaidFor = platform_ids.includes(platform_id)
  guard(isPaidFor, 'post_url', `is on ${platform}, which this campaign does not pay for`)

  const ofPlatform = accounts.filter((account) => account.platform_id === platform_id)
  guard(ofPlatform.length > 0, 'post_url', `is on ${platform}, where you have no verified account`)
  const handle = 'handle' in address ? address.handle?.toLowerCase() : undefined
  const named = ofPlatform.find(({ account_url }) => handleIn(account_url).toLowerCase() === handle)
  const account = named ?? (ofPlatform.length === 1 ? ofPlatform[0] : undefined)
  guard(account !== undefined, 'social_account_id', 'cannot be told from this link: choose it')
  return account
}
