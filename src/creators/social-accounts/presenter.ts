import { z } from 'zod'
import { count, sqid, text, timestamp, urlLike } from '../../framework/http/json-fields.ts'
import { accountStatuses } from '../../tables/social-accounts.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { socialAccountUrl } from '../../vocabulary/urls.ts'
import type { SocialAccountWithNumbers } from './queries.ts'

export const SocialAccountJson = z
  .object({
    id: sqid,
    platform_id: z.enum(platformIds),
    account_url: urlLike('https://www.instagram.com/robinvale'),
    uid: text('17841405793187218').nullable(),
    status: z.enum(accountStatuses),
    subscriber_count: count(18_400).nullable(),
    view_count: count(2_150_000).nullable(),
    video_count: count(312).nullable(),
    likes_count: count(96_300).nullable(),
    engagement_rate: text('4.27').nullable(),
    last_synced_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike('https://troupe.example.com/me/social_accounts/Wd6KfMp2.json'),
  })
  .meta({ id: 'SocialAccount' })

export function presentSocialAccount(
  account: SocialAccountWithNumbers,
): z.infer<typeof SocialAccountJson> {
  return {
    id: encodeId('SocialAccount', account.id),
    platform_id: account.platform_id,
    account_url: account.account_url,
    uid: account.uid,
    status: account.status,
    subscriber_count: account.subscriber_count,
    view_count: account.view_count,
    video_count: account.video_count,
    likes_count: account.likes_count,
    engagement_rate: account.engagement_rate,
    last_synced_at: account.last_synced_at,
    created_at: account.created_at,
    updated_at: account.updated_at,
    url: socialAccountUrl(account),
  }
}
