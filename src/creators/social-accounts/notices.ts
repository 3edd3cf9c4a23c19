import { z } from 'zod'
import { defineNotifier } from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import type { SocialAccount } from '../../tables/users/social-accounts.ts'
import { socialAccountsPath } from '../../vocabulary/addresses/urls.ts'
import { platformIds, platformNames } from '../../vocabulary/platforms.ts'

const aboutAccount = {
  record_type: 'SocialAccount',
  icon: 'atSign',
  topic: 'account',
  mail: true,
  // An account that someone else has proved is gone, so this leads to those that are left.
  path: () => socialAccountsPath,
} as const

const accountParams = { platform_id: z.enum(platformIds), account_url: z.string() }

const bare = (address: string) => decodeURIComponent(address).replace('https://', '')

export const socialAccountVerified = defineNotifier({
  ...aboutAccount,
  type: 'SocialAccountVerifiedNotifier',
  when: 'A social account was verified. To its user.',
  params: z.object(accountParams),
  title: ({ platform_id }) => `Your ${platformNames[platform_id]} account is verified`,
  body: ({ account_url }) =>
    `${bare(account_url)} can take part in programs now. Its numbers are kept up to date.`,
})

export const socialAccountFailed = defineNotifier({
  ...aboutAccount,
  type: 'SocialAccountFailedNotifier',
  when: 'A social account could not be verified, or can be read no more. To its user.',
  params: z.object({ ...accountParams, reason: z.string() }),
  title: ({ platform_id }) => `Your ${platformNames[platform_id]} account is not verified`,
  body: ({ account_url, reason }) => `${bare(account_url)}: ${reason}`,
})

type Sender = Pick<Services, 'queue' | 'mailer'>

export async function notifyAccount(
  tx: Tx,
  sender: Sender,
  by: Pick<Author, 'user'>,
  account: SocialAccount,
  reason = account.failure,
): Promise<void> {
  const { id: record_id, user_id, platform_id, account_url } = account
  const params = { platform_id, account_url }
  if (reason === null) {
    await notify(tx, sender, [user_id], socialAccountVerified, { record_id, params, by })
  } else {
    const failed = { record_id, params: { ...params, reason }, by }
    await notify(tx, sender, [user_id], socialAccountFailed, failed)
  }
}
