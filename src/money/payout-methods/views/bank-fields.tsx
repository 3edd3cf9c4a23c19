import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import { countriesByName } from '../../../vocabulary/people/countries.ts'

export const countryOptions = [
  { value: '', label: 'Choose a country' },
  ...countriesByName.map(({ code, name }) => ({ value: code, label: name })),
]

const accountCurrencies = [{ value: '', label: 'Not specified' }, ...currencyOptions]

/** The fields of a bank account, which are never filled in from what is stored. */
export function BankFields() {
  return (
    <>
      <TextField
        attribute="account_holder"
        label="Account holder"
        autocomplete="name"
        required
        maxlength={255}
        hint="As your bank writes it."
      />
      <TextField
        attribute="iban"
        label="IBAN"
        autocomplete="off"
        maxlength={60}
        placeholder="DE89 3704 0044 0532 0130 00"
        hint="If your account has an IBAN, that is all we need."
      />
      <div class="grid gap-5 sm:grid-cols-2">
        <TextField
          attribute="account_number"
          label="Account number"
          optional
          autocomplete="off"
          maxlength={60}
          hint="For an account without an IBAN."
        />
        <TextField
          attribute="bank_code"
          label="Bank code"
          optional
          autocomplete="off"
          maxlength={30}
          hint="Routing number, sort code or BSB."
        />
        <TextField attribute="bic" label="BIC" optional autocomplete="off" maxlength={20} />
        <SelectField
          attribute="bank_country"
          label="Country of the bank"
          options={countryOptions}
        />
      </div>
      <SelectField
        attribute="account_currency"
        label="Currency of the account"
        options={accountCurrencies}
        hint="Your bank converts payments in other currencies."
      />
    </>
  )
}
