import { z } from 'zod'
import {
  blank,
  flag,
  listOf,
  momentInTime,
  oneOf,
  plainText,
  requiredName,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { eventTypes } from '../../tables/events.ts'

const fields = {
  address: withExample(
    plainText
      .transform((text) => text.trim())
      .pipe(z.string().max(2048, 'is too long (maximum is 2048 characters)').min(1, blank)),
    'https://example.com/troupe/events',
  ),
  description: withExample(requiredName, 'Sync with the shop'),
  types: withExample(listOf(oneOf(eventTypes as [string, ...string[]])), ['submission.received']),
}

export const WebhookCreate = z.object({ ...fields, types: fields.types.default([]) })

export const WebhookUpdate = z.object({ ...fields, is_enabled: withExample(flag, true) }).partial()

export const WebhookRepetition = z.object({
  since: withExample(momentInTime, '2026-11-01T00:00:00Z')
    .describe('Only what failed from this moment on')
    .optional(),
})

export type WebhookFields = z.output<typeof WebhookCreate>
export type WebhookChanges = z.output<typeof WebhookUpdate>
