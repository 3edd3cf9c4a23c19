import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { ledgerAccounts } from '../../tables/finance/ledger.ts'

/**
 * Whether money of an organization is held back because of a dispute: whoever paid it in may get it back, and
 * has already if something is owed. It may have gone by way of the balance, so everything that the
 * organization has set aside waits.
 */
export function isFrozen(organizationId: SQL, currency: SQL): SQL<boolean> {
  return sql<boolean>`(
    exists (select from ${fundings} payment where payment.organization_id = ${organizationId}
      and payment.currency = ${currency} and payment.status = 'disputed')
    or exists (select from ${ledgerAccounts} owed where owed.kind = 'debt'
      and owed.owner_id = ${organizationId} and owed.currency = ${currency} and owed.balance < 0))`
}

export async function readFreeze(
  db: Reader,
  organization: { id: number },
  currency: string,
): Promise<boolean> {
  const frozen = isFrozen(sql`${organization.id}`, sql`${currency}`)
  return one(await db.select({ frozen }).from(sql`(select 1) as nothing`)).frozen
}
