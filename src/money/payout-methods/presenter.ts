import { z } from 'zod'
import { text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { payoutProviders } from '../../tables/finance/payout-methods.ts'
import { isComplete } from './policy.ts'
import type { OwnPayoutMethod } from './queries.ts'

export const PayoutMethodJson = z
  .object({
    provider: z.enum(payoutProviders),
    label: text('DE89 •••• 3000').meta({ description: 'All that is ever shown of the account' }),
    legal_name: text('Robin Vale').nullable(),
    tax_country: text('DE').nullable(),
    has_tax_id: z.boolean(),
    is_ready: z.boolean().meta({
      description: 'Whether money can be sent there: an account at Stripe has to be set up first',
    }),
    complete: z.boolean().meta({ description: 'Whether nothing is missing for a payout' }),
    held_until: timestamp
      .nullable()
      .meta({ description: 'Until then no payout can be asked for, because the details changed' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'PayoutMethod' })

export function presentPayoutMethod(method: OwnPayoutMethod): z.infer<typeof PayoutMethodJson> {
  return {
    provider: method.provider,
    label: method.label,
    legal_name: method.legal_name,
    tax_country: method.tax_country,
    has_tax_id: method.tax_id !== null,
    is_ready: method.is_ready,
    complete: isComplete(method),
    held_until: method.held_until,
    created_at: method.created_at,
    updated_at: method.updated_at,
  }
}

/** Where someone goes on at Stripe. */
export const OnboardingJson = z
  .object({
    url: urlLike('https://connect.stripe.com/setup/e/acct_1/2'),
    expires_at: timestamp,
  })
  .meta({ id: 'Onboarding' })
