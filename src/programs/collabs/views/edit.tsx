import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { CountriesField } from '../../../framework/views/fields/countries-field.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { DraftOffer } from '../../../framework/views/forms/draft-offer.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { collabPath } from '../../../vocabulary/addresses/urls.ts'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import { BannerField } from '../../views/banner-field.tsx'

type Props = { collab: Collab; typed?: unknown; errors?: AttributeErrors }

export function CollabEdit({ collab, typed, errors }: Props) {
  return (
    <Layout title={`Edit ${collab.name}`}>
      <div class="max-w-3xl">
        <PageHeader title="Edit collab" description={collab.name} />
        <Form
          action={collabPath(collab)}
          method="patch"
          record="collab"
          values={{ ...collab, ...typedValues(typed, 'collab') }}
          errors={errors}
          multipart
          allErrors
          class=""
        >
          <DraftOffer />
          <About collab={collab} />
          <Terms collab={collab} />
          <div class="flex flex-wrap gap-2">
            <SubmitButton>Save changes</SubmitButton>
            <a href={collabPath(collab)} class="btn btn-ghost">
              Cancel
            </a>
          </div>
        </Form>
      </div>
    </Layout>
  )
}

function About({ collab }: { collab: Collab }) {
  return (
    <Card title="About">
      <div class="space-y-5">
        <TextField attribute="name" label="Name" required maxlength={255} />
        <TextField
          attribute="website"
          label="Website"
          type="url"
          placeholder="https://example.com"
          hint="Where creators can read about the product."
        />
        <BannerField banner_image_key={collab.banner_image_key} />
      </div>
    </Card>
  )
}

function Terms({ collab: { state } }: { collab: Collab }) {
  const isDraft = state === 'draft'

  return (
    <Card title="Terms">
      <div class="space-y-5">
        <CountriesField
          attribute="countries"
          label="Countries"
          hint="Where creators must be. Choose none to allow everywhere."
        />
        <fieldset disabled={!isDraft}>
          <legend class="sr-only">Currency</legend>
          <SelectField
            attribute="currency"
            label="Currency"
            hint={
              isDraft
                ? 'Creators name their price in it. Fixed once you submit the collab for review.'
                : 'Creators name their price in it. Fixed since you submitted the collab for review.'
            }
            options={currencyOptions}
          />
        </fieldset>
        <CheckField
          attribute="requires_product_shipment"
          label="We send the product"
          hint="Creators give an address when they apply. You see it once you accept them."
        />
        <CheckField
          attribute="require_spark_ads"
          label="Spark Ads code needed"
          hint="A post is done once its creator has given you a code to advertise it."
        />
      </div>
    </Card>
  )
}
