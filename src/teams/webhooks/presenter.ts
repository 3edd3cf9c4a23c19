import { z } from 'zod'
import {
  count,
  idOf,
  idOrNull,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import {
  from,
  inStates,
  listOf,
  meaning,
  seldom,
  shapeOf,
} from '../../framework/http/fields/shape.ts'
import { deliveryStates, type Webhook, type WebhookTry } from '../../tables/webhooks.ts'
import { deliveryUrl, webhookUrl } from '../../vocabulary/addresses/webhook-urls.ts'
import type { NewWebhook } from './model.ts'
import type { OwnDelivery } from './queries.ts'

const at = 'https://troupe.example.com/organizations/k5dXwQ2n/webhooks/Vq7RtzK8'

const fields = {
  id: idOf('Webhook'),
  address: urlLike('https://example.com/troupe/events').describe('Where events are sent'),
  description: text('Sync with the shop').describe('What it is for'),
  types: z
    .array(text('submission.received').meta({ set: 'EventType' }))
    .describe('The types of events that are sent; all if there are none'),
  is_enabled: z.boolean().meta({ description: 'Whether anything is sent', examples: [true] }),
  former_secret_ends_at: seldom(
    timestamp
      .nullable()
      .describe(
        'Until when the secret before this one signs too; in real time, also on a trial whose time was moved, since receivers keep it by their own clock',
      ),
  ),
  failing_since: seldom(timestamp.nullable().describe('Since when nothing has arrived there')),
  switched_off_at: seldom(
    timestamp.nullable().describe('When it was switched off because nothing arrived any more'),
  ),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(urlLike(`${at}.json`), webhookUrl),
}

export const WebhookJson = shapeOf<Webhook>()('Webhook', fields)

export const NewWebhookJson = shapeOf<NewWebhook>()('NewWebhook', {
  ...fields,
  secret: from(
    text('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDx3Zi0tYcNDA=').describe('Shown this once'),
    'told_secret',
  ),
})

const deliveryFields = {
  id: idOf('Delivery'),
  event_id: meaning(
    idOrNull('Event', 'event_id'),
    'The event, and its `webhook-id`; null for a test',
  ),
  type: text('submission.received').describe('What happened; `webhook.test` for a test'),
  state: z
    .enum(deliveryStates)
    .describe('`waiting` for its turn or another try, `delivered`, or `failed` for good'),
  tries_count: count(1).describe('How often it was tried; of one that was repeated, since then'),
  next_try_at: inStates(
    ['waiting'],
    from(
      timestamp.nullable().describe('When it is tried next; null if it is not'),
      ({ state, try_at }: OwnDelivery) => (state === 'waiting' ? try_at : null),
    ),
  ),
  created_at: timestamp,
  delivered_at: inStates(['delivered'], timestamp.nullable()),
  url: from(urlLike(`${at}/deliveries/Nq7RwXk3.json`), deliveryUrl),
}

export const DeliveryJson = shapeOf<OwnDelivery>()('WebhookDelivery', deliveryFields)

const TryJson = shapeOf<WebhookTry>()('WebhookTry', {
  request_headers: z.record(z.string(), z.string()).meta({
    description: 'What was sent, signature included',
    examples: [{ 'webhook-id': 'k5dXwQ2n', 'webhook-timestamp': '1772357400' }],
  }),
  request_body: text('{"id":"k5dXwQ2n","type":"submission.received"}'),
  status: z
    .int()
    .nullable()
    .meta({ description: 'What the receiver answered', examples: [200] }),
  answer: text('ok').nullable().describe('The beginning of its answer, 2 KB at most'),
  failure: text('No connection in time').nullable().describe('Why there was no answer'),
  ms: count(120).describe('How long it took, in milliseconds'),
  created_at: timestamp,
})

export type DeliveryWithTries = OwnDelivery & { tries: WebhookTry[] }

export const DeliveryWithTriesJson = shapeOf<DeliveryWithTries>()('WebhookDeliveryWithTries', {
  ...deliveryFields,
  tries: meaning(listOf(TryJson), 'Each try, the first one first'),
})
