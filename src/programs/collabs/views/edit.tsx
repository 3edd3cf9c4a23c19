import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { CheckboxListField } from '../../../framework/views/fields/checkbox-list-field.tsx'
import { CountriesField } from '../../../framework/views/fields/countries-field.tsx'
import { DateTimeField } from '../../../framework/views/fields/date-time-field.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { MoneyField, moneyValues } from '../../../framework/views/fields/money-field.tsx'
import { DraftOffer } from '../../../framework/views/forms/draft-offer.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import {
  type Collab,
  mostContentDays,
  mostRevisionRounds,
  sparkDays,
} from '../../../tables/collabs/collabs.ts'
import { collabPath } from '../../../vocabulary/addresses/urls.ts'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import { platformIds, platformNames } from '../../../vocabulary/platforms.ts'
import { postingLimit } from '../../submissions/time-limits.ts'
import { BannerField } from '../../views/banner-field.tsx'
import { amountFields } from '../schema.ts'
import { reviewInWords } from '../staff/time-limits.ts'
import { contentReviewLimit, newVersionLimit, sparkCodeLimit } from '../time-limits.ts'
import { pricePaidFrom, usageNames } from '../words.ts'

type Props = { collab: Collab; feeBps: number; typed?: unknown; errors?: AttributeErrors }

export function CollabEdit({ collab, feeBps, typed, errors }: Props) {
  const values = {
    ...collab,
    creator_limit: collab.creator_limit ?? '',
    usage_days: collab.usage_days ?? '',
    spark_days: String(collab.spark_days ?? ''),
    ...typedValues(typed, 'collab'),
    ...moneyValues(collab, amountFields, typed, 'collab'),
  }
  const currency = typeof values.currency === 'string' ? values.currency : collab.currency

  return (
    <Layout title={`Edit ${collab.name}`}>
      <div class="max-w-3xl">
        <PageHeader title="Edit collab" description={collab.name} />
        <Form
          action={collabPath(collab)}
          method="patch"
          record="collab"
          values={values}
          errors={errors}
          multipart
          allErrors
          class=""
        >
          <DraftOffer />
          <About collab={collab} />
          <Creators />
          <Terms collab={collab} currency={currency} feeBps={feeBps} />
          <Content />
          {collab.state === 'draft' && (
            <p class="mb-4 text-sm text-base-content/70">{reviewInWords}</p>
          )}
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

function Creators() {
  return (
    <Card title="Creators">
      <div class="space-y-5">
        <CountriesField
          attribute="countries"
          label="Countries"
          hint="Where creators must be. Choose none to allow everywhere."
        />
        <TextField
          attribute="creator_limit"
          label="Creators wanted"
          inputmode="numeric"
          optional
          hint="Nobody can apply once so many are accepted. Leave it empty for any number."
        />
        <DateTimeField
          attribute="applications_end_at"
          label="Apply until"
          hint="Nobody can apply after that. Leave it empty to take applications until you pause the collab."
        />
      </div>
    </Card>
  )
}

type TermsProps = Pick<Props, 'collab' | 'feeBps'> & { currency: string }

function Terms({ collab: { state }, currency, feeBps }: TermsProps) {
  const isDraft = state === 'draft'

  return (
    <Card
      title="Price"
      description={`Creators name their price. ${pricePaidFrom(feeBps)} Whoever has applied keeps the terms of that moment.`}
    >
      <div class="space-y-5" data-controller="currency" data-action="change->currency#show">
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
        <div class="grid gap-5 sm:grid-cols-2">
          <MoneyField
            attribute="min_quote_amount"
            label="Lowest price expected"
            currency={currency}
            hint="0 if you would rather not say."
          />
          <MoneyField
            attribute="max_quote_amount"
            label="Highest price expected"
            currency={currency}
            hint="Creators can ask for more, and you see that they do. 0 if you would rather not say."
          />
        </div>
      </div>
    </Card>
  )
}

function Content() {
  return (
    <Card title="Content">
      <div class="space-y-5">
        <CheckboxListField
          attribute="platform_ids"
          label="Platforms"
          hint="Where the post may be. Choose none to allow any."
          choices={platformIds.map((value) => ({ value, label: platformNames[value] }))}
        />
        <div class="grid gap-5 sm:grid-cols-2">
          <TextField
            attribute="content_days"
            label="Days for the content"
            inputmode="numeric"
            required
            hint={`From acceptance on, or from when the creator has the product. 1 to ${mostContentDays}. The same for all collabs: ${newVersionLimit.words} for each new version, and ${postingLimit.words} to post what you approved.`}
          />
          <TextField
            attribute="revision_rounds"
            label="Rounds of changes"
            inputmode="numeric"
            required
            hint={`How often you can ask for another version. 0 to ${mostRevisionRounds}. Review each version within ${contentReviewLimit.words}: after that it is approved. You cannot take longer, but asking for changes begins a new round.`}
          />
        </div>
        <CheckField
          attribute="requires_product_shipment"
          label="We send the product"
          hint="Creators give an address when they apply. You see it once you accept them."
        />
        <CheckField
          attribute="require_spark_ads"
          label="Spark Ads code needed"
          hint={`Posts are then on TikTok only, and done once their creators have given you a code to advertise them, for which they have ${sparkCodeLimit.words}.`}
        />
        <SelectField
          attribute="spark_days"
          label="How long the code is good"
          hint="Only where you need one. A code for less is refused."
          options={sparkOptions}
        />
        <div class="grid gap-5 sm:grid-cols-2">
          <SelectField
            attribute="usage_rights"
            label="Usage rights"
            hint="Where you may use the content, beside the post."
            options={usageOptions}
          />
          <TextField
            attribute="usage_days"
            label="For how many days"
            inputmode="numeric"
            optional
            hint="From completion on. Leave it empty for no end."
          />
        </div>
      </div>
    </Card>
  )
}

const sparkOptions = [
  { value: '', label: 'As long as the creator chooses' },
  ...sparkDays.map((days) => ({ value: String(days), label: `At least ${days} days` })),
]

const usageOptions = [
  { value: '', label: 'The post itself, and nothing else' },
  ...Object.entries(usageNames).map(([value, label]) => ({ value, label })),
]
