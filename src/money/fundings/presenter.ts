import { z } from 'zod'
import {
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { type Funding, fundingProviders, fundingStatuses } from '../../tables/finance/fundings.ts'
import { fundingUrl } from '../../vocabulary/addresses/money-urls.ts'
import { staffFundingUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

export const FundingJson = z
  .object({
    id: sqid,
    campaign_id: sqid.nullable().meta({ description: 'None where it is for the balance' }),
    provider: z.enum(fundingProviders),
    status: z.enum(fundingStatuses),
    amount: minorUnits(500_000),
    currency,
    refunded_amount: minorUnits(0),
    disputed_amount: minorUnits(0),
    reference: text('TRP-7K2Q-M9XD')
      .nullable()
      .meta({ description: 'What to write on a bank transfer' }),
    checkout_url: urlLike('https://checkout.stripe.com/c/pay/cs_test_a1')
      .nullable()
      .meta({ description: 'Where to pay, while that is still to be done' }),
    failure_reason: text('The transfer did not arrive.').nullable(),
    succeeded_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike('https://troupe.example.com/organizations/k5dXwQ2n/fundings/Zx3PwNf6.json'),
  })
  .meta({ id: 'Funding' })

/** Staff read fundings at an address of their own. */
export function presentForStaff(funding: Funding): z.infer<typeof FundingJson> {
  return { ...presentFunding(funding), url: staffFundingUrl(funding) }
}

export function presentFunding(funding: Funding): z.infer<typeof FundingJson> {
  const { campaign_id } = funding
  return {
    id: encodeId('Funding', funding.id),
    campaign_id: campaign_id === null ? null : encodeId('Campaign', campaign_id),
    provider: funding.provider,
    status: funding.status,
    amount: funding.amount,
    currency: funding.currency,
    refunded_amount: funding.refunded_amount,
    disputed_amount: funding.disputed_amount,
    reference: funding.reference,
    checkout_url: funding.status === 'pending' ? funding.checkout_url : null,
    failure_reason: funding.failure_reason,
    succeeded_at: funding.succeeded_at,
    created_at: funding.created_at,
    updated_at: funding.updated_at,
    url: fundingUrl(funding),
  }
}
