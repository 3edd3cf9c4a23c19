import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { confirmations } from '../../tables/users/credentials/confirmations.ts'
import { encodeId } from '../../vocabulary/ids.ts'

/** All that programs asked someone to confirm, for the export of an account. */
export async function readConfirmations(db: Db, user_id: number) {
  const rows = await db
    .select()
    .from(confirmations)
    .where(eq(confirmations.user_id, user_id))
    .orderBy(asc(confirmations.id))
  return rows.map(({ id, action, amount, currency, expires_at, confirmed_at, created_at }) => ({
    id: encodeId('Confirmation', id),
    action,
    amount,
    currency,
    expires_at,
    confirmed_at,
    created_at,
  }))
}
