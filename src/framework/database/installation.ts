import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { fingerprint, type SecretKeys } from '../secrets.ts'
import { StartRefused } from '../start-refused.ts'
import { bytes, moment } from './columns.ts'
import type { Db } from './db.ts'
import { one } from './rows.ts'

/** The one row of facts about this data store. */
export const installation = pgTable('installation', {
  id_alphabet: text().notNull(),
  demo_loaded_at: moment(),
  is_trial: boolean().notNull().default(false),
  secret_key_fingerprint: bytes(),
  /** The moment at which `bin/backup` last made one; null where it never did. */
  backed_up_at: moment(),
  created_at: moment().notNull(),
})

type Installation = typeof installation.$inferSelect

export async function readInstallation(db: Db): Promise<Installation> {
  return one(await db.select().from(installation))
}

/** Refuses a start without the key that this data was encrypted with. */
export function requireKnownKey(
  { secret_key_fingerprint: known }: Installation,
  keys: SecretKeys,
): void {
  if (known === null || keys.some((key) => fingerprint(key).equals(known))) return
  throw new StartRefused(
    'SECRET_KEY is not the key that this database was used with. To change the key, set SECRET_KEY to the new and the old one, separated by a comma. Without a SECRET_KEY, the old one is in the file secret_key of the old DATA_DIR.',
  )
}

/** Remembers the first key, once everything is encrypted with it, so that the others may go. */
export async function rememberKey(db: Db, [current]: SecretKeys): Promise<void> {
  await db.update(installation).set({ secret_key_fingerprint: fingerprint(current) })
}
