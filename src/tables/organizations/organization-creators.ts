import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment, reference } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'

const number = () => bigint({ mode: 'number' }).notNull().default(0)

/** Work of a creator for an organization, added up. Database triggers write it with the submissions. */
export const organizationCreators = pgTable(
  'organization_creators',
  {
    organization_id: reference().notNull(),
    user_id: reference()
      .notNull()
      .references(() => users.id),
    submissions_count: number(),
    approved_count: number(),
    rejected_count: number(),
    approved_percent: integer().generatedAlwaysAs(
      sql`round(approved_count * 100.0 / nullif(approved_count + rejected_count, 0))::integer`,
    ),
    view_count: number(),
    collabs_count: integer().notNull().default(0),
    completed_count: integer().notNull().default(0),
    /** In millionths of a euro, to compare them. */
    spent_reference_amount: bigint({ mode: 'number' }),
    posts_reference_amount: bigint({ mode: 'number' }),
    cpm_reference_amount: bigint({ mode: 'number' }).generatedAlwaysAs(
      sql`least(posts_reference_amount::numeric * 1000 / nullif(view_count, 0), 9223372036854775807)::bigint`,
    ),
    last_active_at: moment().notNull(),
  },
  ({ organization_id, user_id }) => [primaryKey({ columns: [organization_id, user_id] })],
)
