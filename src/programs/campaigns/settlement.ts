import { and, eq, isNull } from 'drizzle-orm'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { repayDebt } from '../../money/balances/repayment.ts'
import { budget, wallet } from '../../money/ledger/accounts.ts'
import { moveMoney } from '../../money/ledger/transfers.ts'
import { system } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { grants } from '../../tables/grants.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { campaignRecord } from './record.ts'

/**
 * Gives what is left of a finished campaign's budget back to its organization, once nothing more can be
 * earned or taken back. What arrives later goes to the balance. Tells whether it did.
 */
export async function settleIfDone(tx: Tx, campaign: Campaign): Promise<boolean> {
  const organization = await lock(tx, organizationRecord, { id: campaign.organization_id })
  const before = await lock(tx, campaignRecord, campaign)
  if (before.status !== 'finished' || before.settled_at !== null) return false
  if (await hasHeldMoney(tx, before)) return false

  const { id, unused_amount: amount, currency } = before
  if (amount > 0) {
    const way = { from: budget(before), to: wallet(organization, currency) }
    await moveMoney(tx, [{ key: `settle:${id}`, event: 'budget_settled', ...way, amount }])
    await repayDebt(tx, organization, currency, `settle:${id}`)
  }
  await save(tx, system('Settlement'), campaignRecord, 'settle', before, {
    settled_at: currentTime,
  })
  return true
}

/** What is held may still be taken back, and is budget then. */
async function hasHeldMoney(tx: Tx, { id }: Campaign): Promise<boolean> {
  const isHeld = and(eq(grants.campaign_id, id), isNull(grants.released_at))
  return (await tx.$count(grants, isHeld)) > 0
}
