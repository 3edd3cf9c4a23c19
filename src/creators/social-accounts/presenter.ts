import { z } from 'zod'
import { count, idOf, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, inStates, shapeOf } from '../../framework/http/fields/shape.ts'
import { accountStatuses, type SocialAccount } from '../../tables/users/social-accounts.ts'
import { staffSocialAccountUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { socialAccountUrl } from '../../vocabulary/addresses/urls.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type { AccountForStaff, SocialAccountWithNumbers } from './queries.ts'
import type { BioCode } from './verifying/codes.ts'

const number = (example: number) =>
  count(example)
    .nullable()
    .describe('As the latest synchronisation found it; null before the first')

const failure = inStates(
  ['failed'],
  text('The code troupe-7K3MXQ2P is not in its bio.')
    .nullable()
    .describe(
      'Why the last check failed, also of one that is still `pending`, or why it is not verified any more',
    ),
)

const fields = {
  id: idOf('SocialAccount'),
  platform_id: z.enum(platformIds),
  account_url: urlLike('https://www.instagram.com/robinvale').describe(
    'The address of the account, written in one way',
  ),
  uid: inStates(
    ['verified'],
    text('17841405793187218')
      .nullable()
      .describe('The id that the platform has for the account, once it is known'),
  ),
  status: z.enum(accountStatuses),
  failure,
  subscriber_count: inStates(['verified'], number(18_400)),
  view_count: inStates(['verified'], number(2_150_000)),
  video_count: inStates(['verified'], number(312)),
  likes_count: inStates(['verified'], number(96_300)),
  engagement_rate: inStates(
    ['verified'],
    text('4.27').nullable().describe('Percent with two places, such as `"4.27"`'),
  ),
  last_synced_at: inStates(
    ['verified'],
    timestamp.nullable().describe('When the numbers were taken'),
  ),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/me/social_accounts/Wd6KfMp2.json'),
    socialAccountUrl,
  ),
}

export const SocialAccountJson = shapeOf<SocialAccountWithNumbers>()('SocialAccount', fields)

const code = text('troupe-7K3MXQ2P')

export const VerificationJson = shapeOf<
  Pick<SocialAccount, 'status' | 'failure' | 'verified_at'> &
    BioCode & { checked_by: 'platform' | 'staff' }
>()('Verification', {
  status: z.enum(accountStatuses),
  code: code.describe('To put into the bio'),
  expires_at: timestamp.describe('Until when the code counts; then there is a new one'),
  checked_by: z
    .enum(['platform', 'staff'])
    .describe('Who reads the bio: the platform at once, or staff'),
  failure,
  verified_at: inStates(['verified'], timestamp.nullable().describe('When it was proved')),
})

export const StaffSocialAccountJson = shapeOf<AccountForStaff>()('StaffSocialAccount', {
  ...fields,
  url: from(
    urlLike('https://troupe.example.com/staff/social_accounts/Wd6KfMp2.json'),
    staffSocialAccountUrl,
  ),
  user_id: idOf('User', 'user_id'),
  user_name: text('Robin Vale'),
  code: inStates(
    ['pending'],
    code
      .nullable()
      .describe('What has to be in the bio; null if none was asked for, or it has expired'),
  ),
  verified_at: inStates(['verified'], timestamp.nullable()),
})
