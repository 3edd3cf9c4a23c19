import { z } from 'zod'
import {
  blank,
  clearable,
  clearableName,
  countryCode,
  currencyCode,
  emailAddress,
  optionalText,
  requiredName,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { countryOfIban, mistakeInIban, normaliseIban } from '../../vocabulary/amounts/iban.ts'

const iban = optionalText.transform((typed, context) => {
  const iban = normaliseIban(typed)
  const mistake = mistakeInIban(iban)
  if (mistake === undefined) return iban
  context.addIssue({ code: 'custom', message: mistake })
  return z.NEVER
})

/** The text without the blanks and dashes that people put between groups. */
const compact = optionalText.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
const accountNumber = compact.pipe(z.string().regex(/^[A-Z0-9]{4,34}$/, 'is invalid'))
const bankCode = compact.pipe(z.string().regex(/^[A-Z0-9]{2,15}$/, 'is invalid'))
const bic = compact.pipe(
  z.string().regex(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'is invalid'),
)
/** The tax number, as text: it is no number to count with, and countries write it in many ways. */
const taxId = optionalText.pipe(z.string().regex(/^[\p{L}\p{N} ./-]{4,40}$/u, 'is invalid'))

const bankFields = {
  account_holder: withExample(requiredName, 'Robin Vale').describe('Whose bank account it is'),
  iban: withExample(clearable(iban), 'DE89 3704 0044 0532 0130 00').describe(
    'The IBAN, with or without blanks; instead of an account number',
  ),
  account_number: withExample(clearable(accountNumber), '000123456789').describe(
    'The account number, where there is no IBAN',
  ),
  bank_code: withExample(clearable(bankCode), '110000000').describe(
    'The routing number, sort code or branch of the bank; beside an account number',
  ),
  bic: withExample(clearable(bic), 'COBADEFF').describe(
    'The BIC of the bank; may stand instead of its code',
  ),
  bank_country: withExample(clearable(countryCode), 'DE').describe(
    'The country of the bank; known from an IBAN',
  ),
  account_currency: clearable(currencyCode).describe('The currency that the account is kept in'),
}

const payPalFields = { paypal_email: withExample(emailAddress, 'robin@example.com') }

const taxIdTold = 'Their tax number, which only they and staff can see'

const taxFields = {
  legal_name: withExample(clearableName, 'Robin Vale').describe(
    'The name by which the tax office knows them',
  ),
  tax_country: withExample(clearable(countryCode), 'DE').describe('Where they pay taxes'),
  tax_id: withExample(clearable(taxId), '12 345 678 901').describe(taxIdTold),
}

/** A bank account, as it is sealed. */
export const BankAccount = z.object(bankFields)
export type BankAccount = z.infer<typeof BankAccount>

/** An account at PayPal, as it is sealed. */
export const PayPalAccount = z.object(payPalFields)
export type PayPalAccount = z.infer<typeof PayPalAccount>

/** The details by which a tax office knows someone. */
export const TaxDetails = z.object(taxFields)
export type TaxDetails = z.infer<typeof TaxDetails>

export const noTaxDetails: TaxDetails = { legal_name: null, tax_country: null, tax_id: null }

/** A bank account that a bank can find, in the order of the form. What tax needs may come later. */
export const BankMethod = z
  .object({ ...bankFields, ...taxFields })
  .superRefine((fields, context) => {
    for (const [attribute, message] of missingFrom(fields))
      context.addIssue({ code: 'custom', path: [attribute], message })
  })

export type BankMethod = z.infer<typeof BankMethod>

/** An account at PayPal, and who is paid. */
export const PayPalMethod = z.object({ ...payPalFields, ...taxFields })
export type PayPalMethod = z.infer<typeof PayPalMethod>

/** A form cannot show the number that is stored, so an empty field does not clear it; null does. */
const keptTaxId = withExample(
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    taxId.nullish(),
  ),
  '12 345 678 901',
).describe(taxIdTold)

/** A field that is left out stays as it was, but the bank account is replaced as a whole. */
export const PayoutMethodSave = z
  .object({
    ...bankFields,
    paypal_email: withExample(clearable(emailAddress), 'robin@example.com').describe(
      'The address of their account at PayPal, instead of a bank account',
    ),
    ...taxFields,
    tax_id: keptTaxId,
  })
  .partial()

/** The details of who is paid, for an account at Stripe that was chosen or is opened now. */
export const OnboardingStart = z.object({ ...taxFields, tax_id: keptTaxId }).partial()

export type TaxDetailsChanges = z.infer<typeof OnboardingStart>

export type PayoutMethodChanges = z.infer<typeof PayoutMethodSave>

export const bankAttributes = Object.keys(bankFields) as (keyof BankAccount)[]

function missingFrom(account: BankAccount): [attribute: keyof BankAccount, message: string][] {
  const { iban, account_number, bank_code, bic, bank_country } = account
  const isByNumber = iban === null && account_number !== null
  const isForeign = iban !== null && bank_country !== null && bank_country !== countryOfIban(iban)
  const checks: [boolean, keyof BankAccount, string][] = [
    [iban === null && account_number === null, 'iban', `${blank} without an account number`],
    [iban !== null && account_number !== null, 'account_number', 'is not needed beside an IBAN'],
    [isByNumber && bank_code === null && bic === null, 'bank_code', blank],
    [isByNumber && bank_country === null, 'bank_country', blank],
    [isForeign, 'bank_country', 'is not that of the IBAN'],
  ]
  return checks.filter(([fails]) => fails).map(([, attribute, message]) => [attribute, message])
}
