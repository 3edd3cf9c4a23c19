import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { type PayoutMethod, payoutMethods } from '../../tables/finance/payout-methods.ts'
import { isoTime } from '../../vocabulary/time/time.ts'

/** A method, and until when payouts wait because it was changed: null once they need not. */
export type OwnPayoutMethod = Omit<PayoutMethod, 'held_until'> & { held_until: string | null }

const { held_until, ...columns } = getTableColumns(payoutMethods)

// The clock of the database decides, because all processes share it.
const stillHeldUntil: SQL<string | null> =
  sql`case when ${held_until} > troupe_now() then ${held_until} end`.mapWith(isoTime)

/** The payout method of a user; undefined until they have saved one. */
export async function loadPayoutMethod(
  db: Reader,
  { user }: Pick<Actor, 'user'>,
): Promise<OwnPayoutMethod | undefined> {
  const [method] = await db
    .select({ ...columns, held_until: stillHeldUntil })
    .from(payoutMethods)
    .where(eq(payoutMethods.user_id, user.id))
  return method
}

export async function findPayoutMethod(db: Reader, actor: Actor): Promise<OwnPayoutMethod> {
  const method = await loadPayoutMethod(db, actor)
  if (method === undefined) throw new NotFound()
  return method
}
