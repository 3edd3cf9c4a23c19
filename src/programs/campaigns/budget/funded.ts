import { and, eq, notInArray } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { fundings } from '../../../tables/finance/fundings.ts'

/**
 * Whether money was paid into it, or is on its way: then its papers refer to it, also once all was refunded.
 */
export async function isFunded(db: Reader, { id }: { id: number }): Promise<boolean> {
  const counts = notInArray(fundings.status, ['failed', 'canceled'])
  return (await db.$count(fundings, and(eq(fundings.campaign_id, id), counts))) > 0
}
