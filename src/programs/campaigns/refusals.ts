import { hasPassed } from '../../framework/database/clock.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import type { Changes } from '../../tables/audit-events.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { type CampaignChanges, lockedFields } from './schema.ts'

/**
 * Why the fields of a campaign are refused, though each is right by itself. All reasons, so that nobody mends
 * one after another.
 */

export function newCampaignErrors(fields: CampaignChanges): AttributeErrors {
  return { ...endErrors(fields.ends_at), ...payoutErrors(fields) }
}

export function changeErrors(
  before: Campaign,
  fields: CampaignChanges,
  changed: Changes,
): AttributeErrors {
  return {
    ...('ends_at' in changed ? changedEndErrors(before, fields.ends_at) : {}),
    ...payoutErrors({ ...before, ...fields }),
    ...lockedErrors(before, changed, fields.platform_ids),
  }
}

/** A change to one locked field also refuses changes to open fields. */
function lockedErrors(
  before: Campaign,
  changed: Changes,
  platformIds: string[] | undefined,
): AttributeErrors {
  if (before.status === 'draft') return {}

  const errors: AttributeErrors = {}
  if (platformIds && !before.platform_ids.every((platform) => platformIds.includes(platform)))
    errors.platform_ids = ["can't be removed after publication"]
  for (const field of lockedFields)
    if (field in changed) errors[field] = ["can't be changed after publication"]
  return errors
}

function changedEndErrors(before: Campaign, ends_at: CampaignChanges['ends_at']): AttributeErrors {
  if (before.status === 'finished')
    return { ends_at: ["can't be changed after the campaign finished"] }
  return endErrors(ends_at)
}

function endErrors(ends_at: CampaignChanges['ends_at']): AttributeErrors {
  return ends_at && hasPassed(ends_at) ? { ends_at: ['must be in the future'] } : {}
}

type Payouts = { min_payout_amount?: number | undefined; max_payout_amount?: number | undefined }

function payoutErrors({
  min_payout_amount: least = 0,
  max_payout_amount: most = 0,
}: Payouts): AttributeErrors {
  if (most === 0 || least <= most) return {}
  return { min_payout_amount: ['must be less than or equal to the maximum payout'] }
}
