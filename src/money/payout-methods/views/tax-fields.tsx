import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { countryOptions } from './bank-fields.tsx'

/** A tax number that is stored is not shown, and stays while the field is empty. */
export function TaxFields({ isSaved = false }: { isSaved?: boolean }) {
  return (
    <>
      <TextField
        attribute="legal_name"
        label="Legal name"
        autocomplete="name"
        maxlength={255}
        hint="Yours, or that of your company."
      />
      <SelectField
        attribute="tax_country"
        label="Country you pay tax in"
        options={countryOptions}
      />
      <TextField
        attribute="tax_id"
        label="Tax number"
        autocomplete="off"
        maxlength={40}
        hint={
          isSaved
            ? 'Saved and encrypted. Leave empty to keep it.'
            : 'Such as 12 345 678 901 in Germany, or a social security number in the US. Stored encrypted. We need all three before your first payout.'
        }
      />
    </>
  )
}
