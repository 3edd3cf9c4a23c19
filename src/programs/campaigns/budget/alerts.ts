import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Services } from '../../../framework/context.ts'
import type { Reader, Tx } from '../../../framework/database/db.ts'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { passedShares } from '../../../tables/campaigns/passed-shares.ts'
import { notifyBudgetAlert } from '../notices.ts'
import { isSpent, isSpentInDatabase } from './budget.ts'

/**
 * Tells the admins of a share that is used, once; of several that are passed at the same moment the highest.
 * Whoever calls this has locked the campaign; the row is what makes it once, whoever comes second.
 */
export async function alertAtPassedShares(
  tx: Tx,
  services: Services,
  campaign: Campaign,
): Promise<void> {
  if (!['active', 'paused'].includes(campaign.status)) return
  const passed = campaign.budget_alerts.filter((share) => isPassed(campaign, share))
  if (passed.length === 0) return
  const added = await tx
    .insert(passedShares)
    .values(passed.map((share) => ({ campaign_id: campaign.id, share })))
    .onConflictDoNothing()
    .returning({ share: passedShares.share })
  const highest = Math.max(...added.map(({ share }) => share))
  if (added.length > 0) await notifyBudgetAlert(tx, services, campaign, highest)
}

/** The last of a budget is seldom used to the cent: it is used once it pays for nothing new. */
function isPassed(campaign: Campaign, share: number): boolean {
  const { used_amount, total_budget_amount } = campaign
  if (total_budget_amount === 0) return false
  return (
    BigInt(used_amount) * 100n >= BigInt(total_budget_amount) * BigInt(share) ||
    (share === 100 && isSpent(campaign))
  )
}

/** Whether there is a share to tell of, asked of the database, so that nobody has to read all campaigns. */
export const isAlertDue = and(
  inArray(campaigns.status, ['active', 'paused']),
  sql`${campaigns.total_budget_amount} > 0`,
  sql`exists (select from unnest(${campaigns.budget_alerts}) alert (share)
    where ${or(
      sql`${campaigns.used_amount}::numeric * 100 >= ${campaigns.total_budget_amount}::numeric * alert.share`,
      and(sql`alert.share = 100`, isSpentInDatabase),
    )}
    and not exists (select from passed_shares where campaign_id = ${campaigns.id}
      and passed_shares.share = alert.share))`,
)

export async function listPassedShares(db: Reader, { id }: { id: number }): Promise<number[]> {
  const rows = await db
    .select({ share: passedShares.share })
    .from(passedShares)
    .where(eq(passedShares.campaign_id, id))
    .orderBy(passedShares.share)
  return rows.map(({ share }) => share)
}
