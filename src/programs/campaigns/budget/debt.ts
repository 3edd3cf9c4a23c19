import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { ledgerAccounts } from '../../../tables/finance/ledger.ts'

/**
 * Reads the debt of an organization, which it has because a payment was taken back after it was spent. Of
 * several currencies it is the sum of their minor units: no amount to show, but nothing exactly if nothing
 * is owed.
 */
export async function readDebt(db: Reader, organization: { id: number }): Promise<number> {
  const { debt } = one(
    await db
      .select({ debt: sql`coalesce(-sum(${ledgerAccounts.balance}), 0)`.mapWith(Number) })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.kind, 'debt'),
          eq(ledgerAccounts.owner_id, organization.id),
          lt(ledgerAccounts.balance, 0),
        ),
      ),
  )
  return debt
}

/** How many creators have earned what a campaign's budget does not cover. */
export async function countOwed(db: Reader, { id, owed_amount }: Campaign): Promise<number> {
  if (owed_amount === 0) return 0
  const { user_id, campaign_id } = campaignSubmissions
  const { number } = one(
    await db
      .select({ number: sql`count(distinct ${user_id})`.mapWith(Number) })
      .from(campaignSubmissions)
      .where(and(eq(campaign_id, id), gt(campaignSubmissions.owed_amount, 0))),
  )
  return number
}
