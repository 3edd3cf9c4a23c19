import { date, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { reference } from '../../framework/database/columns.ts'
import { organizations } from '../organizations/organizations.ts'

/** Days (UTC) on which silence approved posts of an organization, and which it was not told of yet. */
export const silentDays = pgTable(
  'silent_days',
  {
    organization_id: reference()
      .notNull()
      .references(() => organizations.id),
    day: date().notNull(),
  },
  ({ organization_id, day }) => [primaryKey({ columns: [organization_id, day] })],
)
