import { z } from 'zod'
import { defineNotifier } from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { type AccessToken, permissions } from '../../tables/access-tokens.ts'
import { accessTokensPath } from '../../vocabulary/urls.ts'

export const accessTokenCreated = defineNotifier({
  type: 'AccessTokenCreatedNotifier',
  record_type: 'AccessToken',
  when: 'An access token was created for your account. To you.',
  params: z.object({ description: z.string(), permission: z.enum(permissions) }),
  icon: 'key',
  mail: true,
  title: ({ description }) => `New access token: ${description}`,
  body: ({ permission }) =>
    `It can ${permission === 'write' ? 'read and change' : 'read'} everything you can. If you did not create it, revoke it.`,
  path: () => accessTokensPath,
})

export async function notifyAccessTokenCreated(
  tx: Tx,
  services: Services,
  { id, user_id, description, permission }: AccessToken,
): Promise<void> {
  const params = { description, permission }
  await notify(tx, services, [user_id], accessTokenCreated, { record_id: id, params })
}
