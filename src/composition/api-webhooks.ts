import { EventJson } from '../activity/events/presenter.ts'
import type { Webhooks } from '../framework/openapi/document/webhooks.ts'
import { answerLimit } from '../teams/webhooks/time-limits.ts'

/** Everything that is sent to addresses of programs. */
export const sentToReceivers: Webhooks = {
  event: {
    operationId: 'receiveEvent',
    summary: 'Receive an event',
    description: `What is sent to the address of a webhook, by Standard Webhooks: once something happened, or with the type \`webhook.test\` where somebody tries it. Verify the signature, keep the ids that you have seen, and answer within ${answerLimit.words}.`,
    tag: 'Events',
    part: 'events',
    headers: {
      'webhook-id': 'The id of the event, the same each time it is sent',
      'webhook-timestamp': 'When it was sent, in seconds since 1970',
      'webhook-signature': 'One signature or more, with spaces between them, each after `v1,`',
    },
    body: EventJson,
  },
}
