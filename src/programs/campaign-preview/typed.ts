import { readForm } from '../../framework/http/bodies/form-body.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { focusSteps } from '../banners.ts'
import { type CampaignChanges, CampaignUpdate } from '../campaigns/schema.ts'

export type TypedCampaign = ReturnType<typeof typedCampaign>

/** The campaign in the fields of its form. Fields that cannot be read yet are left as if they were empty. */
export function typedCampaign(query: string, defaultCurrency: string) {
  const body = readForm(new URLSearchParams(query))
  const sent = Object(bodyWithAmounts({ format: 'html', body }, 'campaign', defaultCurrency))
  const {
    name = 'Your campaign',
    currency = defaultCurrency,
    platform_ids = [],
    cpm_amount = 0,
    base_reward_amount = 0,
    min_payout_amount = 0,
    max_payout_amount = 0,
    banner_focus_x = focusSteps.middle,
    banner_focus_y = focusSteps.middle,
  } = readable(Object(sent.campaign))
  return {
    name,
    currency,
    platform_ids,
    unused_amount: 0,
    cpm_amount,
    base_reward_amount,
    min_payout_amount,
    max_payout_amount,
    banner_image_key: null,
    banner_focus_x,
    banner_focus_y,
  }
}

function readable(sent: Record<string, unknown>): CampaignChanges {
  const read = Object.entries(CampaignUpdate.shape).map(([name, field]) => [
    name,
    field.safeParse(sent[name]).data,
  ])
  return Object.fromEntries(read)
}
