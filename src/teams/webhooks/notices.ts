import { z } from 'zod'
import { defineNotifier } from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import type { Webhook } from '../../tables/webhooks.ts'
import { webhookPath } from '../../vocabulary/addresses/webhook-urls.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'
import { adminIds } from '../memberships/notices.ts'
import { failingLimit } from './time-limits.ts'

const params = z.object({
  organization_id: z.string(),
  description: z.string(),
  host: z.string(),
})

type Params = z.output<typeof params>

const path = ({ organization_id }: Params, id: number) =>
  webhookPath({ id, organization_id: decodeId('Organization', organization_id) ?? null })

export const webhookCreated = defineNotifier({
  type: 'WebhookCreatedNotifier',
  record_type: 'Webhook',
  when: 'A webhook was created; `organization_id` is empty where it is your own. To you, or to the admins of the organization.',
  params,
  icon: 'terminal',
  topic: 'account',
  mail: 'always',
  title: ({ description }) => `New webhook: ${description}`,
  body: ({ host }) =>
    `What happens is sent to ${host} from now on. If nobody of you created it, delete it.`,
  path,
})

export const webhookSwitchedOff = defineNotifier({
  type: 'WebhookSwitchedOffNotifier',
  record_type: 'Webhook',
  when: `A webhook was switched off because nothing had arrived for ${failingLimit.words}; \`organization_id\` is empty where it is your own. To you, or to the admins of the organization.`,
  params,
  icon: 'circleAlert',
  topic: 'account',
  mail: 'always',
  title: ({ description }) => `Webhook switched off: ${description}`,
  body: ({ host }) =>
    `Nothing has arrived at ${host} for ${failingLimit.words}. Once it answers again, switch the webhook on and send what failed again.`,
  path,
})

export async function notifyWebhook(
  tx: Tx,
  services: Services,
  notifier: typeof webhookCreated | typeof webhookSwitchedOff,
  webhook: Webhook,
  by: Pick<Author, 'user'>,
): Promise<void> {
  const { id, organization_id, user_id, description, address } = webhook
  const recipients =
    organization_id === null ? [user_id ?? 0] : await adminIds(tx, { id: organization_id })
  await notify(tx, services, recipients, notifier, {
    record_id: id,
    by,
    params: {
      organization_id: organization_id === null ? '' : encodeId('Organization', organization_id),
      description,
      host: URL.parse(address)?.host ?? '',
    },
  })
}
