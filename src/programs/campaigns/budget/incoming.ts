import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { type Funding, fundings } from '../../../tables/finance/fundings.ts'

/** Money that was promised to a campaign and has not arrived yet, the oldest first. */
export async function listIncoming(db: Reader, { id }: { id: number }): Promise<Funding[]> {
  const isOnItsWay = inArray(fundings.status, ['pending', 'processing'])
  return db
    .select()
    .from(fundings)
    .where(and(eq(fundings.campaign_id, id), isOnItsWay))
    .orderBy(asc(fundings.created_at), asc(fundings.id))
    .limit(mostListed)
}

/** More than these nobody waits for at once; the page of the money has all of them. */
const mostListed = 10
