import { z } from 'zod'
import { defineNotifier } from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { type AccessToken, permissions } from '../../tables/users/credentials/access-tokens.ts'
import { accessTokensPath } from '../../vocabulary/addresses/urls.ts'
import { areasInWords } from '../../vocabulary/areas.ts'

export const accessTokenCreated = defineNotifier({
  type: 'AccessTokenCreatedNotifier',
  record_type: 'AccessToken',
  when: 'An access token was created for your account; `made_by` is the description of the token that created it, or empty, and `areas` and `organizations` are those it is limited to, or empty. To you.',
  params: z.object({
    description: z.string(),
    permission: z.enum(permissions),
    made_by: z.string(),
    areas: z.string(),
    organizations: z.string(),
  }),
  icon: 'key',
  topic: 'account',
  mail: 'always',
  title: ({ description }) => `New access token: ${description}`,
  // Notices from before these were recorded say nothing of them.
  body: ({ permission, made_by = '', areas = '', organizations = '' }) =>
    `${made_by === '' ? '' : `The token “${made_by}” created it. `}${areas === '' ? `It can ${permission === 'write' ? 'read and change' : 'read'} everything you can` : `It is limited to: ${areas}`}${organizations === '' ? '' : ` in ${organizations}`}. If you did not create it, revoke ${made_by === '' ? 'it' : 'both'}.`,
  path: () => accessTokensPath,
})

export async function notifyAccessTokenCreated(
  tx: Tx,
  services: Services,
  { id, user_id, description, permission, areas }: AccessToken,
  maker: AccessToken | undefined,
  named: { name: string }[] = [],
): Promise<void> {
  const params = {
    description,
    permission,
    made_by: maker?.description ?? '',
    areas: areasInWords(areas),
    organizations: named.map(({ name }) => name).join(', '),
  }
  await notify(tx, services, [user_id], accessTokenCreated, {
    record_id: id,
    params,
    by: { user: { id: user_id } },
  })
}
