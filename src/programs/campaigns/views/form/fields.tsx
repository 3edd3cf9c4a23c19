import { Card } from '../../../../framework/views/card.tsx'
import { CheckboxListField } from '../../../../framework/views/fields/checkbox-list-field.tsx'
import { CountriesField } from '../../../../framework/views/fields/countries-field.tsx'
import { DateTimeField } from '../../../../framework/views/fields/date-time-field.tsx'
import { SelectField, TextField } from '../../../../framework/views/fields/fields.tsx'
import { MoneyField } from '../../../../framework/views/fields/money-field.tsx'
import { RichTextField } from '../../../../framework/views/fields/rich-text-field.tsx'
import { DraftOffer } from '../../../../framework/views/forms/draft-offer.tsx'
import type { Campaign } from '../../../../tables/campaigns/campaigns.ts'
import { currencyOptions } from '../../../../vocabulary/amounts/currencies.ts'
import { categoryNames } from '../../../../vocabulary/categories.ts'
import { platformIds, platformNames } from '../../../../vocabulary/platforms.ts'
import { BannerField } from '../../../views/banner-field.tsx'
import { contentTypeNames } from '../names.ts'
import { Silence } from '../silence.tsx'

export const briefHint = 'What creators should post, and what they should leave out.'

type Props = { campaign?: Campaign; currency: string }

/**
 * The fields that the forms for a new and for an existing campaign share. The brief of one that exists has a
 * page of its own.
 */
export function CampaignFields({ campaign, currency }: Props) {
  const isPublished = campaign !== undefined && campaign.status !== 'draft'

  return (
    <>
      <DraftOffer />
      <Card title="About">
        <div class="space-y-5">
          <TextField
            attribute="name"
            label="Name"
            placeholder="Autumn roast launch"
            required
            maxlength={255}
          />
          <TextField
            attribute="website"
            label="Website"
            type="url"
            placeholder="https://example.com"
            hint="Where creators can read about what they promote."
          />
          <SelectField attribute="category" label="Category" options={optionsOf(categoryNames)} />
          <BannerField banner_image_key={campaign?.banner_image_key} />
        </div>
      </Card>
      {campaign === undefined && (
        <Card>
          <RichTextField attribute="brief" label="Brief" hint={briefHint} />
        </Card>
      )}
      <Card title="Where">
        <div class="space-y-5">
          <CheckboxListField
            attribute="platform_ids"
            label="Platforms"
            hint={isPublished && 'Platforms can be added but not removed after publication.'}
            choices={platformIds.map((value) => ({
              value,
              label: platformNames[value],
              locked: isPublished && campaign.platform_ids.includes(value),
            }))}
          />
          <CountriesField
            attribute="countries"
            label="Countries"
            hint="Where creators must be. Choose none to allow everywhere."
          />
        </div>
      </Card>
      {campaign?.status !== 'finished' && (
        <Card title="When">
          <DateTimeField
            attribute="ends_at"
            label="End"
            hint="The campaign then finishes by itself. Leave it empty to finish it yourself."
          />
        </Card>
      )}
      <Card title="Budget alerts">
        <TextField
          attribute="budget_alerts"
          label="Shares of the budget, in percent"
          inputmode="text"
          placeholder="50, 80, 100"
          hint="Admins are told once so much is spent. Separate several by commas. Leave it empty for none."
        />
      </Card>
      <Terms currency={currency} isPublished={isPublished} />
    </>
  )
}

function Terms({ currency, isPublished }: { currency: string; isPublished: boolean }) {
  const description = isPublished
    ? 'Creators rely on these terms, so they stay as published.'
    : 'What creators are paid. Fixed once the campaign is published.'

  return (
    <Card title="Terms" description={description}>
      <fieldset
        disabled={isPublished}
        class="grid gap-5 sm:grid-cols-2"
        data-controller="currency"
        data-action="change->currency#show"
      >
        <legend class="sr-only">Terms</legend>
        <SelectField
          attribute="content_type"
          label="Kind of content"
          options={optionsOf(contentTypeNames)}
        />
        <SelectField attribute="currency" label="Currency" options={currencyOptions} />
        <div class="sm:col-span-2">
          <TextField
            attribute="tiktok_music_id"
            label="TikTok sound"
            optional
            inputmode="url"
            placeholder="https://www.tiktok.com/music/original-sound-7189203746501"
            hint="Paste the link to a sound that TikTok posts must use."
          />
        </div>
        <MoneyField
          attribute="cpm_amount"
          label="Rate per 1,000 views"
          currency={currency}
          hint="Paid for verified views."
        />
        <MoneyField
          attribute="base_reward_amount"
          label="Base reward"
          currency={currency}
          hint="For each approved post that reaches the minimum."
        />
        <MoneyField
          attribute="min_payout_amount"
          label="Minimum payout"
          currency={currency}
          hint="A post that comes to less earns nothing. 0 for no minimum."
        />
        <MoneyField
          attribute="max_payout_amount"
          label="Maximum payout"
          currency={currency}
          hint="The most one post can earn. 0 for no limit."
        />
      </fieldset>
      <div class="mt-5">
        <Silence />
      </div>
    </Card>
  )
}

function optionsOf(names: Record<string, string>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}
