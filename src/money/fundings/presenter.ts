import { z } from 'zod'
import {
  currency,
  idOf,
  idOrNull,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, inStates, meaning, seldom, shapeOf } from '../../framework/http/fields/shape.ts'
import { type Funding, fundingProviders, fundingStatuses } from '../../tables/finance/fundings.ts'
import { fundingUrl } from '../../vocabulary/addresses/money-urls.ts'
import { staffFundingUrl } from '../../vocabulary/addresses/staff-urls.ts'

export const FundingJson = shapeOf<Funding>()('Funding', {
  id: idOf('Funding'),
  campaign_id: meaning(
    idOrNull('Campaign', 'campaign_id'),
    'The campaign it is for; null where it is for the balance',
  ),
  provider: z
    .enum(fundingProviders)
    .describe(
      'How it is paid: `stripe` by card, `manual` by bank transfer, `balance` out of what the organization has already, `test` with money that is worth nothing, on a local trial only',
    ),
  status: z.enum(fundingStatuses),
  amount: minorUnits(500_000, 'What was asked for'),
  currency: currency.describe('That of the campaign, if it is for one. ISO 4217'),
  refunded_amount: minorUnits(0, 'What went back of it, or is on its way'),
  disputed_amount: minorUnits(0, 'What the card holder disputes of it'),
  reference: seldom(text('TRP-7K2Q-M9XD').nullable().describe('What to write on a bank transfer')),
  checkout_url: inStates(
    ['pending'],
    from(
      urlLike('https://checkout.stripe.com/c/pay/cs_test_a1')
        .nullable()
        .describe('Where to pay by card, while that is still to be done'),
      ({ status, checkout_url }: Funding) => (status === 'pending' ? checkout_url : null),
    ),
  ),
  failure_reason: inStates(
    ['failed'],
    text('The transfer did not arrive.').nullable().describe('Why it did not come about'),
  ),
  succeeded_at: inStates(
    ['succeeded', 'disputed', 'lost'],
    timestamp.nullable().describe('When the money arrived'),
  ),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/fundings/Zx3PwNf6.json'),
    fundingUrl,
  ),
})

/** Staff read fundings at an address of their own. */
export function presentForStaff(funding: Funding) {
  return { ...FundingJson.present(funding), url: staffFundingUrl(funding) }
}
