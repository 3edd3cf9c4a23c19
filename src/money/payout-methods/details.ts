import { hashCode, type SecretKeys, seal, unseal } from '../../framework/secrets.ts'
import type { PayoutMethod } from '../../tables/finance/payout-methods.ts'
import type { StripeAccount } from '../stripe/accounts.ts'
import {
  BankAccount,
  type BankMethod,
  PayPalAccount,
  type PayPalMethod,
  TaxDetails,
} from './schema.ts'

type Destination = Pick<
  PayoutMethod,
  'provider' | 'details' | 'label' | 'stripe_account_id' | 'is_ready'
>

type Fingerprinted = Pick<PayoutMethod, 'fingerprint'>

type Payee = Pick<PayoutMethod, 'legal_name' | 'tax_country' | 'tax_id'>

/** The stored details of where someone is paid, and of whom is paid. */
export type StoredMethod = Destination & Fingerprinted & Payee

/** Seals a bank account, since nothing that leads to one is stored open. */
export function sealBankAccount(keys: SecretKeys, fields: BankMethod): StoredMethod {
  const bank = {
    provider: 'manual',
    details: seal(keys, BankAccount.parse(fields)),
    label: bankLabel(fields),
    stripe_account_id: null,
    is_ready: true,
    fingerprint: bankFingerprint(keys, fields),
  } as const
  return { ...bank, ...sealTaxDetails(keys, fields) }
}

/** Seals the address at PayPal in the same way. */
export function sealPayPal(keys: SecretKeys, fields: PayPalMethod): StoredMethod {
  const { paypal_email } = fields
  const account = {
    provider: 'paypal',
    details: seal(keys, PayPalAccount.parse(fields)),
    label: payPalLabel(paypal_email),
    stripe_account_id: null,
    is_ready: true,
    fingerprint: hashCode(keys, 'paypal-account', paypal_email),
  } as const
  return { ...account, ...sealTaxDetails(keys, fields) }
}

/** The payout method for an account at Stripe, which alone knows the bank account behind it. */
export function methodAtStripe({ id, is_ready }: StripeAccount): Destination & Fingerprinted {
  const label = `Stripe •••• ${id.slice(-4)}`
  const unknown = { details: null, fingerprint: null }
  return { provider: 'stripe', ...unknown, label, stripe_account_id: id, is_ready }
}

export function destinationOf(method: PayoutMethod): Destination & Fingerprinted {
  const { provider, details, fingerprint, label, stripe_account_id, is_ready } = method
  return { provider, details, fingerprint, label, stripe_account_id, is_ready }
}

export function sealTaxDetails(
  keys: SecretKeys,
  { legal_name, tax_country, tax_id }: TaxDetails,
): Payee {
  return { legal_name, tax_country, tax_id: tax_id === null ? null : seal(keys, tax_id) }
}

/**
 * The place where someone is paid, opened: a bank account, an address at PayPal, or the account at Stripe.
 */
export function openPlace(
  keys: SecretKeys,
  { provider, details, stripe_account_id }: Omit<Destination, 'label' | 'is_ready'>,
) {
  if (details === null) return { stripe_account_id }
  return provider === 'paypal' ? openPayPal(keys, details) : openBankAccount(keys, details)
}

export function openBankAccount(keys: SecretKeys, details: Buffer): BankAccount {
  return BankAccount.parse(unseal(keys, details))
}

export function openPayPal(keys: SecretKeys, details: Buffer): PayPalAccount {
  return PayPalAccount.parse(unseal(keys, details))
}

export function openTaxDetails(
  keys: SecretKeys,
  { legal_name, tax_country, tax_id }: Payee,
): TaxDetails {
  const opened = tax_id === null ? null : unseal(keys, tax_id)
  return TaxDetails.parse({ legal_name, tax_country, tax_id: opened })
}

/** Tells that two are the same account, but not which. */
function bankFingerprint(keys: SecretKeys, fields: BankAccount): Buffer {
  const { iban, bank_country, bank_code, account_number } = fields
  const account = JSON.stringify([iban ?? [bank_country, bank_code, account_number]])
  return hashCode(keys, 'bank-account', account)
}

/**
 * The label of a bank account, such as `DE89 •••• 3000`: enough to know one's own by, and too little to pay
 * into it.
 */
function bankLabel({ iban, account_number, bank_country }: BankAccount): string {
  if (iban !== null) return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
  const number = account_number ?? ''
  const shown = number.length < 8 ? number.slice(-2) : number.slice(-4)
  return `${bank_country} •••• ${shown}`
}

/**
 * The label of an account at PayPal, such as `PayPal r•••@example.com`: its owner knows it, and nobody can
 * pay by it.
 */
function payPalLabel(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `PayPal ${name.slice(0, 1)}•••@${domain}`
}
