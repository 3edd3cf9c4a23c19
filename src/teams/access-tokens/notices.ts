import { z } from 'zod'
import {
  defineNotifier,
  organizationOf,
  organizationParams,
} from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import type { AccessToken } from '../../tables/users/credentials/access-tokens.ts'
import { displayName } from '../../tables/users/users.ts'
import { organizationTokensPath } from '../../vocabulary/addresses/token-urls.ts'
import { areasInWords } from '../../vocabulary/areas.ts'
import { adminIds } from '../memberships/notices.ts'
import { paramsOf } from '../memberships/organization-side.ts'

export const organizationTokenCreated = defineNotifier({
  type: 'OrganizationTokenCreatedNotifier',
  record_type: 'OrganizationToken',
  when: 'An access token was created for an organization; `areas` are those it is limited to. To its admins.',
  params: z.object({
    ...organizationParams,
    description: z.string(),
    areas: z.string(),
    created_by: z.string(),
  }),
  icon: 'key',
  topic: 'account',
  mail: 'always',
  title: ({ description, organization_name }) =>
    `New access token of ${organization_name}: ${description}`,
  body: ({ created_by, areas }) =>
    `${created_by} created it. It is limited to: ${areas}. If it should not be there, revoke it.`,
  path: (params) => organizationTokensPath(organizationOf(params)),
})

export async function notifyTokenCreated(
  tx: Tx,
  services: Services,
  actor: Member,
  { id, description, areas }: AccessToken,
): Promise<void> {
  await notify(tx, services, await adminIds(tx, actor.organization), organizationTokenCreated, {
    record_id: id,
    by: actor,
    params: {
      ...paramsOf(actor.organization),
      description,
      areas: areasInWords(areas),
      created_by: displayName(actor.user),
    },
  })
}
