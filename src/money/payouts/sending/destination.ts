import { z } from 'zod'
import { type SecretKeys, seal, unseal } from '../../../framework/secrets.ts'
import type { Payout } from '../../../tables/finance/payouts.ts'
import { openPlace, openTaxDetails } from '../../payout-methods/details.ts'
import type { OwnPayoutMethod } from '../../payout-methods/queries.ts'
import type { TaxDetails } from '../../payout-methods/schema.ts'

/**
 * Seals those of someone's details that a payout keeps, so that a later change of these does not reach it.
 */
export function sealDestination(
  keys: SecretKeys,
  method: OwnPayoutMethod,
): Pick<Payout, 'provider' | 'destination' | 'payee' | 'label'> {
  const { provider, label } = method
  const destination = openPlace(keys, method)
  const payee: TaxDetails = openTaxDetails(keys, method)
  return { provider, destination: seal(keys, destination), payee: seal(keys, payee), label }
}

const AtStripe = z.object({ stripe_account_id: z.string() })

/** The account at Stripe that a payout goes to. */
export function openStripeAccount(
  keys: SecretKeys,
  { destination }: Pick<Payout, 'destination'>,
): string {
  return AtStripe.parse(unseal(keys, destination)).stripe_account_id
}
