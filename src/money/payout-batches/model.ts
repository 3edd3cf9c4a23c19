import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { bindKey, claimKey, type IdempotencyKey } from '../../accounts/idempotency/keys.ts'
import { audit } from '../../activity/records/audit.ts'
import { lockSelected } from '../../activity/records/lock.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import {
  type HandProvider,
  type PayoutBatch,
  payoutBatches,
  payouts,
} from '../../tables/finance/payouts.ts'
import { waitsForStaff } from '../payouts/queries.ts'
import { payoutBatchRecord } from './record.ts'
import type { PayoutBatchFields } from './schema.ts'

/** Takes all that waits in a currency, of one way to pay, to be sent together. */
export async function createBatch(
  db: Db,
  actor: Actor,
  { currency, provider = 'manual' }: PayoutBatchFields,
  key?: IdempotencyKey,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const earlier = await claimKey(tx, key)
    if (earlier !== undefined) return { id: earlier }

    const batch = await insertBatch(tx, actor, currency, provider)
    const waiting = await lockSelected(
      tx
        .select({ id: payouts.id })
        .from(payouts)
        .where(and(waitsForStaff, eq(payouts.currency, currency), eq(payouts.provider, provider)))
        .orderBy(asc(payouts.id)),
    )
    const ids = waiting.map(({ id }) => id)
    guard(ids.length > 0, 'base', `No ${currency.toUpperCase()} payouts are waiting.`)
    await tx
      .update(payouts)
      .set({ status: 'processing', batch_id: batch.id, updated_at: currentTime })
      .where(inArray(payouts.id, ids))
    await audit(tx, actor, payoutBatchRecord, 'create', batch)
    await bindKey(tx, key, batch)
    return batch
  })
}

/**
 * Inserts a batch. They are numbered without a gap, so those who make one at the same moment wait for each
 * other.
 */
async function insertBatch(
  tx: Tx,
  { user }: Actor,
  currency: string,
  provider: HandProvider,
): Promise<PayoutBatch> {
  await tx.execute(sql`lock table ${payoutBatches} in share row exclusive mode`)
  const number = sql`(select coalesce(max(number), 0) + 1 from ${payoutBatches})`
  return await insertRow(tx, payoutBatches, { number, currency, provider, user_id: user.id })
}

/** Records who took the bank accounts, or addresses at PayPal, of others out of the service. */
export async function recordExport(db: Db, actor: Actor, batch: PayoutBatch): Promise<void> {
  await db.transaction((tx) => audit(tx, actor, payoutBatchRecord, 'export', batch))
}
