import { eq } from 'drizzle-orm'
import { changesBetween } from '../../activity/records/audit.ts'
import { create } from '../../activity/records/create.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock, lockToDelete } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context } from '../../framework/context.ts'
import { hasPassed } from '../../framework/database/clock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { type AttributeErrors, guard, Invalid } from '../../framework/errors.ts'
import { guardLength } from '../../framework/rich-text/field.ts'
import { readImage, withStoredImage } from '../../framework/uploads/images.ts'
import { releaseFile } from '../../framework/uploads/jobs.ts'
import type { Member } from '../../tables/actor.ts'
import type { Changes } from '../../tables/audit-events.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { bannerChange } from '../banners.ts'
import { isFunded } from './budget/funded.ts'
import { campaignRecord } from './record.ts'
import { type CampaignChanges, type CampaignFields, lockedFields } from './schema.ts'

export async function createCampaign(
  context: Context,
  actor: Member,
  { banner_image, purge_banner_image: _, ...fields }: CampaignFields,
): Promise<Campaign> {
  guardPayouts({ min_payout_amount: 0, max_payout_amount: 0, ...fields })
  guardEnd(fields.ends_at)
  guardLength('brief', fields.brief)
  const image = banner_image && (await readImage(banner_image, 'banner_image', actor.user.id))

  return withStoredImage(context, image, async (tx, banner_image_key) => {
    const told = { ...fields, banner_image_key }
    const values = {
      ...told,
      currency: fields.currency ?? context.config.defaultCurrency,
      organization_id: actor.organization.id,
    }
    return create(tx, actor, campaignRecord, { values, told, isLast: true })
  })
}

export async function updateCampaign(
  context: Context,
  actor: Member,
  campaign: Campaign,
  { banner_image, purge_banner_image, ...fields }: CampaignChanges,
): Promise<Campaign> {
  const image = banner_image && (await readImage(banner_image, 'banner_image', actor.user.id))

  return withStoredImage(context, image, async (tx, key) => {
    const before = await lock(tx, campaignRecord, campaign)
    const changes = { ...fields, ...bannerChange(key, purge_banner_image) }
    const changed = changesBetween(before, changes)
    guardTerms(before, changed, fields.platform_ids)
    if ('ends_at' in changed) {
      guard(before.status !== 'finished', 'ends_at', "can't be changed after the campaign finished")
      guardEnd(fields.ends_at)
    }
    if ('currency' in changed) await guardCurrency(tx, before)
    guardPayouts({ ...before, ...fields })

    const after = await save(tx, actor, campaignRecord, 'update', before, changes)
    if (changes.banner_image_key !== undefined) {
      await releaseFile(tx, context, before.banner_image_key)
    }
    return after
  })
}

export async function destroyCampaign(
  context: Context,
  actor: Member,
  campaign: Campaign,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // A new funding refers to its campaign and so waits for this lock: none arrives after the
    // check.
    const current = await lockToDelete(tx, campaignRecord, campaign)
    guard(current.status === 'draft', 'base', 'Only a draft can be deleted.')
    guard(!(await isFunded(tx, current)), 'base', 'A campaign with fundings cannot be deleted.')

    await destroy(tx, actor, campaignRecord, 'destroy', current, { name: [current.name, null] })
    await releaseFile(tx, context, current.banner_image_key)
  })
}

/** Reports all errors at once. A change to one locked field also refuses changes to open fields. */
function guardTerms(before: Campaign, changed: Changes, platformIds?: string[]): void {
  if (before.status === 'draft') return

  const errors: AttributeErrors = {}
  for (const field of lockedFields) {
    if (field in changed) errors[field] = ["can't be changed after publication"]
  }
  if (platformIds && !before.platform_ids.every((platform) => platformIds.includes(platform))) {
    errors.platform_ids = ["can't be removed after publication"]
  }
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
}

/** The currency is fixed once there are fundings, because they were paid in it. */
async function guardCurrency(tx: Tx, { id }: Campaign): Promise<void> {
  const funded = await tx.$count(fundings, eq(fundings.campaign_id, id))
  guard(funded === 0, 'currency', "can't be changed once there are fundings")
}

function guardEnd(ends_at: string | null | undefined): void {
  guard(!ends_at || !hasPassed(ends_at), 'ends_at', 'must be in the future')
}

type Payouts = { min_payout_amount?: number | undefined; max_payout_amount?: number | undefined }

function guardPayouts({
  min_payout_amount: least = 0,
  max_payout_amount: most = 0,
}: Payouts): void {
  const message = 'must be less than or equal to the maximum payout'
  guard(most === 0 || least <= most, 'min_payout_amount', message)
}
