import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import { type PayoutBatch, payoutBatches, payouts } from '../../tables/finance/payouts.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A batch, and how far it has come. */
export type BatchInList = PayoutBatch & {
  amount: number
  payouts_count: number
  open_count: number
}

const columns = getTableColumns(payoutBatches)

const inList = {
  ...columns,
  amount: sql<number>`sum(${payouts.amount})`.mapWith(Number),
  payouts_count: sql<number>`count(*)`.mapWith(Number),
  open_count: sql<number>`count(*) filter (where ${payouts.status} = 'processing')`.mapWith(Number),
}

/** Lists batches, the newest first. */
export async function listBatches(db: Reader, page: PageRequest): Promise<Page<BatchInList>> {
  const rows = await db
    .select({ ...inList, total })
    .from(payoutBatches)
    .innerJoin(payouts, eq(payouts.batch_id, payoutBatches.id))
    .groupBy(payoutBatches.id)
    .orderBy(desc(payoutBatches.id))
    .limit(page.size)
    .offset(beginningIn(payoutBatches, sql`true`, page.offset))
  return pageOf(page, rows)
}

export async function findBatch(db: Reader, publicId: string): Promise<BatchInList> {
  const [batch] = await db
    .select(inList)
    .from(payoutBatches)
    .innerJoin(payouts, eq(payouts.batch_id, payoutBatches.id))
    .where(eq(payoutBatches.id, decodeId('PayoutBatch', publicId) ?? 0))
    .groupBy(payoutBatches.id)
  if (batch === undefined) throw new NotFound('Batch not found.')
  return batch
}
