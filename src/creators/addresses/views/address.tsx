import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Address } from '../../../tables/users/addresses.ts'
import { addressPath } from '../../../vocabulary/addresses/urls.ts'
import { countriesByName } from '../../../vocabulary/people/countries.ts'

type Props = {
  address: Address | undefined
  /** The page that they came from, to go on there. */
  returnTo: string | undefined
  typed?: unknown
  errors?: AttributeErrors
}

export function AddressPage({ address, returnTo, typed, errors }: Props) {
  const values = { ...address, ...typedValues(typed, 'address') }

  return (
    <Layout title="Address">
      <PageHeader title="Address" description="Where brands send you products for collabs." />
      <Card description="A brand sees it only if it ships you a product: from the moment it accepts you until the collab is completed.">
        <Form action={addressPath} method="patch" record="address" values={values} errors={errors}>
          {returnTo && <input type="hidden" name="return_to" value={returnTo} />}
          <AddressFields />
          <SubmitButton>Save address</SubmitButton>
        </Form>
      </Card>
      {address && (
        <Card danger title="Delete this address">
          <Confirm
            id="address"
            label="Delete address"
            title="Delete your address?"
            action={addressPath}
            confirm="Delete address"
          >
            The address of {address.name} in {address.city} is deleted. Without one you cannot apply
            to collabs that ship a product.
          </Confirm>
        </Card>
      )}
    </Layout>
  )
}

const countries = [
  { value: '', label: 'Choose a country' },
  ...countriesByName.map(({ code, name }) => ({ value: code, label: name })),
]

/** The fields in the order in which most countries write an address, with what browsers can fill in. */
function AddressFields() {
  return (
    <>
      <TextField attribute="name" label="Full name" autocomplete="name" required maxlength={255} />
      <TextField
        attribute="line1"
        label="Street and number"
        autocomplete="address-line1"
        required
        maxlength={255}
      />
      <TextField
        attribute="line2"
        label="Apartment, floor or company"
        optional
        autocomplete="address-line2"
        maxlength={255}
      />
      <div class="grid gap-5 sm:grid-cols-2">
        <TextField
          attribute="postal_code"
          label="Postal code"
          optional
          autocomplete="postal-code"
          maxlength={255}
        />
        <TextField
          attribute="city"
          label="City"
          autocomplete="address-level2"
          required
          maxlength={255}
        />
        <TextField
          attribute="state"
          label="State or province"
          optional
          autocomplete="address-level1"
          maxlength={255}
        />
        <SelectField
          attribute="country"
          label="Country"
          autocomplete="country"
          options={countries}
        />
      </div>
      <TextField
        attribute="phone"
        label="Phone"
        optional
        type="tel"
        autocomplete="tel"
        hint="For the carrier, if they cannot find you."
      />
    </>
  )
}
