import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import type { Member } from '../../tables/actor.ts'
import { type BillingDetails, billingDetails } from '../../tables/finance/billing-details.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { loadBillingDetails } from './queries.ts'
import { billingDetailsRecord } from './record.ts'
import type { BillingChanges } from './schema.ts'

/** Says how the organization is to be called on paper from now on. What is issued stays as it is. */
export async function updateBillingDetails(
  db: Db,
  actor: Member,
  changes: BillingChanges,
): Promise<BillingDetails> {
  return db.transaction(async (tx) => {
    // The organization is locked, because there may be no details yet that could be.
    const organization = await lock(tx, organizationRecord, actor.organization)
    const before = await loadBillingDetails(tx, organization)
    const current = before ?? (await createBlank(tx, organization))
    return save(tx, actor, billingDetailsRecord, 'update', current, changes)
  })
}

async function createBlank(tx: Tx, { id }: { id: number }): Promise<BillingDetails> {
  return await insertRow(tx, billingDetails, { organization_id: id })
}
