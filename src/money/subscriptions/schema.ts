import { z } from 'zod'
import { oneOf, withExample } from '../../framework/http/fields/fields.ts'
import { subscriptionStatuses } from '../../tables/finance/subscriptions.ts'

/** A day, or a moment; nothing where it goes on without end. */
const end = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'is invalid' })
    .transform((text) => new Date(text).toISOString())
    .nullable(),
)

export const SubscriptionSet = z.object({
  status: withExample(oneOf(subscriptionStatuses), 'active').default('active'),
  current_period_end: withExample(end, '2027-01-31')
    .optional()
    .describe('The day on which it ends; null where it goes on'),
})

export type SubscriptionFields = z.infer<typeof SubscriptionSet>
