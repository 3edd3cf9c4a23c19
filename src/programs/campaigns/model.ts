import { eq } from 'drizzle-orm'
import { changesBetween } from '../../activity/records/audit.ts'
import { create } from '../../activity/records/create.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock, lockToDelete } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard, refuse } from '../../framework/errors.ts'
import { guardLength } from '../../framework/rich-text/field.ts'
import { readImage, transactionWithImage } from '../../framework/uploads/images.ts'
import { releaseFile } from '../../framework/uploads/jobs.ts'
import type { Member } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { bannerChange } from '../banners.ts'
import { isFunded } from './budget/funded.ts'
import { campaignRecord } from './record.ts'
import { changeErrors, newCampaignErrors } from './refusals.ts'
import type { CampaignChanges, CampaignFields } from './schema.ts'

export async function createCampaign(
  context: Context,
  actor: Member,
  { banner_image, purge_banner_image: _, ...fields }: CampaignFields,
): Promise<Campaign> {
  refuse(newCampaignErrors(fields))
  guardLength('brief', fields.brief)
  const image = banner_image && (await readImage(banner_image, 'banner_image', actor.user.id))

  return transactionWithImage(context, image, async (tx, banner_image_key) => {
    const told = { ...fields, banner_image_key }
    const values = {
      ...told,
      currency: fields.currency ?? context.config.defaultCurrency,
      organization_id: actor.organization.id,
    }
    return create(tx, actor, campaignRecord, { values, told, commits: true })
  })
}

export async function updateCampaign(
  context: Context,
  actor: Member,
  campaign: Campaign,
  { banner_image, purge_banner_image, ...fields }: CampaignChanges,
): Promise<Campaign> {
  const image = banner_image && (await readImage(banner_image, 'banner_image', actor.user.id))

  return transactionWithImage(context, image, async (tx, key) => {
    const before = await lock(tx, campaignRecord, campaign)
    const changes = { ...fields, ...bannerChange(key, purge_banner_image) }
    const changed = changesBetween(before, changes)
    const fixed = 'currency' in changed && (await hasFundings(tx, before))
    refuse({
      ...(fixed ? { currency: ["can't be changed once there are fundings"] } : {}),
      ...changeErrors(before, fields, changed),
    })

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

/** The currency is fixed once there are fundings, because they were paid in it. */
async function hasFundings(tx: Tx, { id }: Campaign): Promise<boolean> {
  return (await tx.$count(fundings, eq(fundings.campaign_id, id))) > 0
}
