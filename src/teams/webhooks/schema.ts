import { z } from 'zod'
import { type Audience, typesFor } from '../../activity/events/audience.ts'
import {
  blank,
  flag,
  momentInTime,
  oneOf,
  plainText,
  requiredName,
  uniqueList,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { eventTypes } from '../../tables/events.ts'

const listed = (types: readonly string[]) => uniqueList(oneOf(types as [string, ...string[]]))

const fields = {
  address: withExample(
    plainText
      .transform((text) => text.trim())
      .pipe(z.string().max(2048, 'is too long (maximum is 2048 characters)').min(1, blank)),
    'https://example.com/troupe/events',
  ),
  description: withExample(requiredName, 'Sync with the shop'),
  types: withExample(listed(eventTypes), ['submission.received']),
}

export const WebhookCreate = z.object({ ...fields, types: fields.types.default([]) })

export const WebhookUpdate = z.object({ ...fields, is_enabled: withExample(flag, true) }).partial()

/** Both schemas with those types alone that there are for the owner. */
export const webhookSchemasFor = (owner: Audience) => {
  const types = listed(typesFor(owner))
  return {
    create: WebhookCreate.extend({ types: types.default([]) }),
    update: WebhookUpdate.extend({ types: types.optional() }),
  }
}

export const WebhookRepetition = z.object({
  since: withExample(momentInTime, '2026-11-01T00:00:00Z')
    .describe('Only what failed from this moment on')
    .optional(),
})

export type WebhookFields = z.output<typeof WebhookCreate>
export type WebhookChanges = z.output<typeof WebhookUpdate>
