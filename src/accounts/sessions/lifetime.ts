import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../framework/config/config.ts'
import { updateInBatches } from '../../framework/database/batches.ts'
import type { Db } from '../../framework/database/db.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'

type Lifetime = Pick<Config, 'sessionMaxDays'>

/** When a session that begins now ends, however much it is used; null where there is no such end. */
export function lastMoment({ sessionMaxDays }: Lifetime): SQL | null {
  return sessionMaxDays === 0 ? null : sql`now() + make_interval(days => ${sessionMaxDays})`
}

/** Holds sessions that began under another setting to the one that is in force now. */
export async function applyLifetime(db: Db, { sessionMaxDays }: Lifetime): Promise<void> {
  const end = sql`${sessions.created_at} + make_interval(days => ${sessionMaxDays})`
  const expires_at = sessionMaxDays === 0 ? null : end
  const isOther = sql`${sessions.expires_at} is distinct from ${expires_at}`
  await updateInBatches(db, sessions, { expires_at }, isOther)
}
