import { z } from 'zod'
import { text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { payoutProviders } from '../../tables/finance/payout-methods.ts'
import type { OwnPayoutMethod } from './queries.ts'
import { isComplete } from './readiness.ts'

export const PayoutMethodJson = shapeOf<OwnPayoutMethod>()('PayoutMethod', {
  provider: z
    .enum(payoutProviders)
    .describe('Who pays; `manual` is by bank transfer, `paypal` by hand too'),
  label: text('DE89 •••• 3000').describe(
    'All that is ever shown of the account, such as `DE89 •••• 3000`, `PayPal r•••@example.com` or `Stripe •••• h7ix`',
  ),
  legal_name: text('Robin Vale').nullable().describe('Of you or your company'),
  tax_country: text('DE').nullable().describe('Where you pay tax'),
  has_tax_id: from(
    z.boolean().describe('Whether a tax number is stored'),
    ({ tax_id }: OwnPayoutMethod) => tax_id !== null,
  ),
  is_ready: z.boolean().meta({
    description: 'Whether money can be sent there: an account at Stripe has to be set up first',
    examples: [true],
  }),
  complete: from(
    z
      .boolean()
      .describe(
        'Whether nothing is missing for a payout: `is_ready`, `legal_name`, `tax_country` and `tax_id`',
      ),
    isComplete,
  ),
  held_until: timestamp
    .nullable()
    .describe('Until then no payout can be asked for, because the details changed'),
  created_at: timestamp,
  updated_at: timestamp,
})

export const OnboardingJson = z
  .object({
    url: urlLike('https://connect.stripe.com/setup/e/acct_1/2').describe(
      'The page of Stripe where you say who you are and which bank account is yours. It works once',
    ),
    expires_at: timestamp.describe(
      'A few minutes from now. Ask again for another: the account stays the same',
    ),
  })
  .meta({ id: 'Onboarding' })
