import { type SecretKeys, seal, unseal } from '../../framework/secrets.ts'
import type { PayoutMethod } from '../../tables/payout-methods.ts'
import { BankAccount, type CompletePayoutMethod, TaxDetails } from './schema.ts'

/** What is stored of someone's payout details: nothing that leads to their account but sealed. */
export function sealMethod(keys: SecretKeys, fields: CompletePayoutMethod) {
  const { legal_name, tax_country, tax_id } = fields
  return {
    provider: 'manual' as const,
    details: seal(keys, BankAccount.parse(fields)),
    label: labelOf(fields),
    legal_name,
    tax_country,
    tax_id: tax_id === null ? null : seal(keys, tax_id),
  }
}

export function openBankAccount(keys: SecretKeys, details: Buffer): BankAccount {
  return BankAccount.parse(unseal(keys, details))
}

export function openTaxDetails(
  keys: SecretKeys,
  { legal_name, tax_country, tax_id }: Pick<PayoutMethod, 'legal_name' | 'tax_country' | 'tax_id'>,
): TaxDetails {
  const opened = tax_id === null ? null : unseal(keys, tax_id)
  return TaxDetails.parse({ legal_name, tax_country, tax_id: opened })
}

/** Enough to know one's own account by, and too little to pay into it: `DE89 •••• 3000`. */
function labelOf({ iban, account_number, bank_country }: BankAccount): string {
  if (iban !== null) return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
  const number = account_number ?? ''
  const shown = number.length < 8 ? number.slice(-2) : number.slice(-4)
  return `${bank_country} •••• ${shown}`
}
