import { lock } from '../../../activity/records/lock.ts'
import { save } from '../../../activity/records/save.ts'
import { type Moved, type Moves, move } from '../../../activity/records/transitions.ts'
import type { Config } from '../../../framework/config/config.ts'
import type { Context, Services } from '../../../framework/context.ts'
import { hasPassed } from '../../../framework/database/clock.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Reader, Tx } from '../../../framework/database/db.ts'
import { type Member, system } from '../../../tables/actor.ts'
import type { Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { isSpent } from '../budget/budget.ts'
import { countOwed, readDebt } from '../budget/debt.ts'
import { isFunded } from '../budget/funded.ts'
import { notifyBudgetSpent, notifyCampaignEnded, notifyCampaignMoved } from '../notices.ts'
import { campaignRecord } from '../record.ts'
import { type CampaignFacts, type CampaignTransition, campaignTransitions } from './transitions.ts'

/** Reads the facts that the moves of this campaign depend on beside itself. */
export async function readCampaignFacts(
  db: Reader,
  { config }: { config: Config },
  campaign: Campaign,
): Promise<CampaignFacts> {
  return {
    debt: await readDebt(db, { id: campaign.organization_id }),
    feeBps: config.money.feeBps,
    owedCreators: await countOwed(db, campaign),
    isFunded: campaign.status === 'draft' && (await isFunded(db, campaign)),
  }
}

export async function moveCampaign(
  context: Context,
  actor: Member,
  campaign: Campaign,
  name: CampaignTransition,
): Promise<Moved<Campaign>> {
  return context.db.transaction(async (tx) => {
    const moved = await move(tx, actor, movesOf(context), campaign, name)
    if (moved.reasons.length === 0) {
      await notifyCampaignMoved(tx, context, actor, moved.record, name)
    }
    return moved
  })
}

/**
 * Pauses an active campaign whose budget covers no further payout, and tells its admins. To be called in
 * the transaction that spends; a job does it for whatever else may have come to that.
 */
export async function pauseIfSpent(
  tx: Tx,
  services: Services,
  campaign: { id: number },
): Promise<Campaign> {
  const before = await lock(tx, campaignRecord, campaign)
  if (before.status !== 'active' || !isSpent(before)) return before

  const after = await save(tx, system('Budget'), campaignRecord, 'pause', before, {
    status: 'paused',
    paused_at: currentTime,
    paused_by: 'budget',
  })
  await notifyBudgetSpent(tx, services, after)
  return after
}

/** Finishes a campaign whose end has come. Tells whether it did. */
export async function finishIfOver(
  tx: Tx,
  services: Services,
  campaign: Campaign,
): Promise<boolean> {
  const { ends_at } = await lock(tx, campaignRecord, campaign)
  // The end of the campaign may have been put off since it was found to be over.
  if (ends_at === null || !hasPassed(ends_at)) return false

  const { reasons, record } = await move(
    tx,
    system('Deadline'),
    movesOf(services),
    campaign,
    'finish',
  )
  if (reasons.length > 0) return false
  await notifyCampaignEnded(tx, services, record)
  return true
}

function movesOf(services: {
  config: Config
}): Moves<typeof campaigns, CampaignTransition, never, CampaignFacts> {
  return {
    kind: campaignRecord,
    transitions: campaignTransitions,
    readFacts: (tx, campaign) => readCampaignFacts(tx, services, campaign),
  }
}
