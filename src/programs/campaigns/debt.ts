import { and, eq, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { ledgerAccounts } from '../../tables/ledger.ts'

/**
 * What an organization owes, because a payment was taken back after it was spent. Of several currencies it
 * is the sum of their minor units: no amount to show, but nothing exactly if nothing is owed.
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
