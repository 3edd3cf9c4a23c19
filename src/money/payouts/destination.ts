import { type SecretKeys, seal, unseal } from '../../framework/secrets.ts'
import type { Payout } from '../../tables/payouts.ts'
import { openBankAccount, openTaxDetails } from '../payout-methods/details.ts'
import type { OwnPayoutMethod } from '../payout-methods/queries.ts'
import { BankAccount, type TaxDetails } from '../payout-methods/schema.ts'

/** What a payout keeps of someone's details, so that a later change of these does not reach it. */
export function destinationOf(
  keys: SecretKeys,
  method: OwnPayoutMethod,
): Pick<Payout, 'provider' | 'destination' | 'payee' | 'label'> {
  const { provider, details, stripe_account_id, label } = method
  const destination = details === null ? { stripe_account_id } : openBankAccount(keys, details)
  const payee: TaxDetails = openTaxDetails(keys, method)
  return { provider, destination: seal(keys, destination), payee: seal(keys, payee), label }
}

/** Where a bank transfer goes. */
export function openDestination(
  keys: SecretKeys,
  { destination }: Pick<Payout, 'destination'>,
): BankAccount {
  return BankAccount.parse(unseal(keys, destination))
}
