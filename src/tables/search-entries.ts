import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reference } from '../framework/database/columns.ts'

export const entryKinds = ['Campaign', 'Collab', 'Creator', 'Submission'] as const

/** Entries that the search finds. Database triggers keep them with the rows that they lead to. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text({ enum: entryKinds }).notNull(),
    record_id: reference().notNull(),
    organization_id: reference().notNull(),
    user_id: reference(),
    title: text().notNull(),
    detail: text().notNull().default(''),
    words: text().notNull().generatedAlwaysAs(sql`lower(title || ' ' || detail)`),
  },
  ({ kind, organization_id, record_id }) => [
    primaryKey({ columns: [kind, organization_id, record_id] }),
  ],
)
