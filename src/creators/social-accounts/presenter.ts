import { z } from 'zod'
import { sqid, timestamp, url } from '../../framework/http/json-fields.ts'
import { accountStatuses } from '../../tables/social-accounts.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { socialAccountUrl } from '../../vocabulary/urls.ts'
import type { SocialAccountWithNumbers } from './queries.ts'

const count = z.int().nullable()

export const SocialAccountJson = z
  .object({
    id: sqid,
    platform_id: z.enum(platformIds),
    account_url: url,
    uid: z.string().nullable(),
    status: z.enum(accountStatuses),
    subscriber_count: count,
    view_count: count,
    video_count: count,
    likes_count: count,
    engagement_rate: z
      .string()
      .nullable()
      .meta({ examples: ['4.27'] }),
    last_synced_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url,
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
