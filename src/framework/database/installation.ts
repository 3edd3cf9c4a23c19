import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import type { Db } from './db.ts'
import { one } from './rows.ts'

/** The one row of facts about this data store. */
export const installation = pgTable('installation', {
  id_alphabet: text().notNull(),
  demo_loaded_at: moment(),
  is_trial: boolean().notNull().default(false),
  created_at: moment().notNull(),
})

export async function readInstallation(db: Db): Promise<typeof installation.$inferSelect> {
  return one(await db.select().from(installation))
}
