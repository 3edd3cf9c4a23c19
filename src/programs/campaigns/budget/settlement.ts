import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { lock, lockSelected } from '../../../activity/records/lock.ts'
import { save } from '../../../activity/records/save.ts'
import type { Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { repayDebt } from '../../../money/balances/repayment.ts'
import { budgetAccount, walletAccount } from '../../../money/bookkeeping/accounts.ts'
import { moveMoney } from '../../../money/bookkeeping/transfers.ts'
import { system } from '../../../tables/actor.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { grants } from '../../../tables/finance/grants.ts'
import { organizationRecord } from '../../../teams/organizations/record.ts'
import { notifyLapsedEarnings } from '../notices.ts'
import { campaignRecord } from '../record.ts'

/**
 * Gives what is left of a finished campaign's budget back to its organization, once nothing more can be
 * earned or taken back. What arrives later goes to the balance. Tells whether it did.
 */
export async function settleIfDone(
  tx: Tx,
  services: Services,
  campaign: Campaign,
): Promise<boolean> {
  const organization = await lock(tx, organizationRecord, { id: campaign.organization_id })
  const before = await lock(tx, campaignRecord, campaign)
  if (before.status !== 'finished' || before.settled_at !== null) return false
  if ((await hasHeldMoney(tx, before)) || (await isUndecided(tx, before))) return false
  await letLapse(tx, services, before)

  const { id, unused_amount: amount, currency } = before
  if (amount > 0) {
    const way = { from: budgetAccount(before), to: walletAccount(organization, currency) }
    await moveMoney(tx, [{ key: `settle:${id}`, event: 'budget_settled', ...way, amount }])
    await repayDebt(tx, organization, currency, `settle:${id}`)
  }
  await save(tx, system('Settlement'), campaignRecord, 'settle', before, {
    settled_at: currentTime,
  })
  return true
}

/**
 * Posts that may still earn something: undecided, counting, or rejected so lately that their creators may
 * appeal.
 */
async function isUndecided(tx: Tx, { id }: Campaign): Promise<boolean> {
  const { campaign_id, state, is_appealable, grant_at } = campaignSubmissions
  const isOpen = or(
    inArray(state, ['pending', 'flagged', 'appealed', 'approved']),
    is_appealable,
    and(eq(state, 'finalized'), isNotNull(grant_at)),
  )
  return (await tx.$count(campaignSubmissions, and(eq(campaign_id, id), isOpen))) > 0
}

/** Earnings that never fitted into the budget are owed no longer, and whoever earned them is told. */
async function letLapse(tx: Tx, services: Services, campaign: Campaign): Promise<void> {
  const { id, campaign_id, user_id, account_handle } = campaignSubmissions
  const { owed_amount, granted_amount } = campaignSubmissions
  const isOwed = and(eq(campaign_id, campaign.id), gt(owed_amount, 0))
  const lapsed = await lockSelected(
    tx
      .select({ id, user_id, account_handle, granted_amount, owed_amount })
      .from(campaignSubmissions)
      .where(isOwed)
      .orderBy(asc(id)),
  )
  await tx
    .update(campaignSubmissions)
    .set({ earned_amount: sql`${granted_amount}`, updated_at: currentTime })
    .where(isOwed)
  await notifyLapsedEarnings(tx, services, campaign, lapsed)
}

/** Money that is held may still be taken back, and is budget then. */
async function hasHeldMoney(tx: Tx, { id }: Campaign): Promise<boolean> {
  const isHeld = and(eq(grants.campaign_id, id), isNull(grants.released_at))
  return (await tx.$count(grants, isHeld)) > 0
}
