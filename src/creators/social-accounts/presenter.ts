import { z } from 'zod'
import { count, sqid, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { accountStatuses, type SocialAccount } from '../../tables/users/social-accounts.ts'
import { staffSocialAccountUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { socialAccountUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type { AccountForStaff, SocialAccountWithNumbers } from './queries.ts'
import type { BioCode } from './verifying/codes.ts'

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

const code = text('troupe-7K3MXQ2P')
const checkedBy = z
  .enum(['platform', 'staff'])
  .meta({ description: 'Who reads the bio: the platform at once, or staff' })

export const VerificationJson = z
  .object({
    status: z.enum(accountStatuses),
    code,
    expires_at: timestamp,
    checked_by: checkedBy,
    failure: text('The code troupe-7K3MXQ2P is not in its bio.').nullable(),
    verified_at: timestamp.nullable(),
  })
  .meta({ id: 'Verification' })

export function presentVerification(
  { status, failure, verified_at }: Pick<SocialAccount, 'status' | 'failure' | 'verified_at'>,
  { code, expires_at }: BioCode,
  isRead: boolean,
): z.infer<typeof VerificationJson> {
  const checked_by = isRead ? 'platform' : 'staff'
  return { status, code, expires_at, checked_by, failure, verified_at }
}

export const StaffSocialAccountJson = SocialAccountJson.extend({
  user_id: sqid,
  user_name: text('Robin Vale'),
  code: code
    .nullable()
    .meta({ description: 'What has to be in the bio; null if none was asked for' }),
  failure: text('The code is not in the bio of this account.').nullable(),
  verified_at: timestamp.nullable(),
}).meta({ id: 'StaffSocialAccount' })

export function presentForStaff(account: AccountForStaff): z.infer<typeof StaffSocialAccountJson> {
  const { user_name, code, failure, verified_at } = account
  return {
    ...presentSocialAccount(account),
    user_id: encodeId('User', account.user_id),
    user_name,
    code,
    failure,
    verified_at,
    url: staffSocialAccountUrl(account),
  }
}
