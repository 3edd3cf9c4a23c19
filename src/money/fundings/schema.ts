import { z } from 'zod'
import type { Config } from '../../framework/config/config.ts'
import {
  currencyCode,
  oneOf,
  positiveAmount,
  requiredText,
  withExample,
} from '../../framework/http/fields/fields.ts'
import {
  type FundingProvider,
  fundingProviders,
  payInProviders,
} from '../../tables/finance/fundings.ts'

const amount = withExample(positiveAmount, 500_000)
const provider = withExample(oneOf(fundingProviders), 'manual')
  .optional()
  .describe(
    'Where the money comes from. Left out, it is the first of `stripe`, `test`, `balance` and `manual` that is offered here: name it, to be sure',
  )
const outside = withExample(oneOf(payInProviders), 'manual')
  .optional()
  .describe(
    'Where the money comes from. Left out, it is the first of `stripe`, `test` and `manual` that is offered here: name it, to be sure',
  )

/** A funding of a campaign. Its currency is the campaign's. */
export const CampaignFundingCreate = z.object({ amount, provider })

/** The field of the provider, with those ways of paying alone that there are here. */
export const providerAmong = (offered: readonly FundingProvider[]) => ({
  provider: oneOf(offered as [FundingProvider, ...FundingProvider[]]).optional(),
})

/** The description of the same field: what it is where it is left out depends on the settings. */
export const usualProvider = <Field extends z.ZodType>(
  field: Field,
  [usual]: readonly FundingProvider[],
) => ({ provider: field.meta({ default: usual }) })

const Usual = z.object({ amount: positiveAmount.optional().catch(undefined) })

/** The amount that the address of a form asks for. What is none is left out. */
export const usualAmount = (query: unknown) => Usual.parse(query).amount

export const BalanceFundingCreate = z.object({
  amount,
  currency: currencyCode.optional(),
  provider: outside,
})

/** Why a funding is refused, as its organization will read it. */
export const FundingRefusal = z.object({
  reason: withExample(requiredText, 'The transfer did not arrive.').describe(
    'Why it is refused, for the organization to read',
  ),
})

export type FundingFields = Omit<z.infer<typeof BalanceFundingCreate>, 'provider'> & {
  provider?: FundingProvider | undefined
}

/** The ways of paying that there are here, the usual one first. */
export function offeredProviders(
  { trial, stripe, money }: Pick<Config, 'trial' | 'stripe' | 'money'>,
  target: 'campaign' | 'balance',
): FundingProvider[] {
  const offers: Record<FundingProvider, boolean> = {
    stripe: stripe !== undefined,
    test: trial,
    balance: target === 'campaign',
    manual: trial || money.bankDetails !== undefined,
  }
  return (Object.keys(offers) as FundingProvider[]).filter((provider) => offers[provider])
}
