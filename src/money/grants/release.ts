import { and, asc, isNull, lte, not } from 'drizzle-orm'
import { claim } from '../../activity/records/lock.ts'
import type { Services } from '../../framework/context.ts'
import { currentTime, isOneOf } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { type Grant, grants } from '../../tables/finance/grants.ts'
import { moveMoney } from '../bookkeeping/transfers.ts'
import { type GrantParts, grantReleaseMovements } from './movements.ts'
import { notifyAvailable, rewardOf } from './notices.ts'
import { isOnHold } from './on-hold.ts'

const mostAtOnce = 100

/** Gives creators what has been held long enough, and says whether there may be more of it. */
export async function releaseDue(tx: Tx, services: Services): Promise<boolean> {
  const isDue = and(isNull(grants.released_at), lte(grants.release_at, currentTime))
  const due = await claim(
    tx
      .select()
      .from(grants)
      .where(and(isDue, not(isOnHold)))
      .orderBy(asc(grants.release_at), asc(grants.id))
      .limit(mostAtOnce),
  )
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return false

  await tx.update(grants).set({ released_at: currentTime }).where(isOneOf(grants.id, ids))
  const movements = due.flatMap((grant) => grantReleaseMovements(grant, leftOf(grant)))
  if (movements.length > 0) {
    await moveMoney(tx, movements)
    await notifyAvailable(tx, services, due)
  }
  return due.length === mostAtOnce
}

function leftOf(grant: Grant): GrantParts {
  return {
    reward_amount: rewardOf(grant),
    fee_amount: grant.fee_amount - grant.returned_fee_amount,
  }
}
