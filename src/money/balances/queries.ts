import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { ledgerAccounts } from '../../tables/finance/ledger.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'

/** Money of an organization in one currency that is in no campaign, and its debt. */
export type Balance = { currency: string; available_amount: number; debt_amount: number }

export async function listBalances(
  db: Reader,
  { id }: Pick<Organization, 'id'>,
): Promise<Balance[]> {
  const accounts = await db
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.owner_id, id), inArray(ledgerAccounts.kind, ['wallet', 'debt'])))
    .orderBy(asc(ledgerAccounts.currency))
  const currencies = [...new Set(accounts.map(({ currency }) => currency))]

  return currencies.map((currency) => {
    const balanceOf = (kind: 'wallet' | 'debt') =>
      accounts.find((account) => account.kind === kind && account.currency === currency)?.balance ??
      0
    return {
      currency,
      available_amount: balanceOf('wallet'),
      // Debt is kept as an account below zero, and shown as the amount that is owed.
      debt_amount: 0 - balanceOf('debt'),
    }
  })
}
