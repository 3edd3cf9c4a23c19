import { defineRecord } from '../../activity/records/record.ts'
import { type Webhook, webhooks } from '../../tables/webhooks.ts'

const shared = {
  type: 'Webhook',
  table: webhooks,
  identity: ({ description }: Webhook) => ({ description }),
  confidential: ['secret', 'former_secret'],
  labels: {
    types: 'Types of events',
    is_enabled: 'Switched on',
    former_secret: 'Secret before it',
    former_secret_ends_at: 'Secret before it ends',
    switched_off_at: 'Switched off',
    failing_since: 'Fails since',
    worked_on_until: 'Worked on until',
  },
  sentences: {
    create: ({ description }: Record<string, string>) => `created the webhook “${description}”`,
    update: ({ description }: Record<string, string>) => `changed the webhook “${description}”`,
    destroy: ({ description }: Record<string, string>) => `deleted the webhook “${description}”`,
    rotate: ({ description }: Record<string, string>) =>
      `gave the webhook “${description}” another secret`,
    test: ({ description }: Record<string, string>) =>
      `sent a test to the webhook “${description}”`,
    repeat: ({ description }: Record<string, string>) =>
      `sent events to the webhook “${description}” again`,
    switch_off: ({ description }: Record<string, string>) =>
      `switched the webhook “${description}” off, where nothing arrived any more`,
  },
} as const

export const webhookRecord = defineRecord({
  ...shared,
  notFound: 'Webhook not found.',
  // Those of a user are never saved as this kind.
  organizationId: ({ organization_id }) => organization_id ?? 0,
})

export const ownWebhookRecord = defineRecord(shared)

/** The kind by which the audit log of its owner knows it. */
export function recordOf({ organization_id }: Pick<Webhook, 'organization_id'>) {
  return organization_id === null ? ownWebhookRecord : webhookRecord
}
