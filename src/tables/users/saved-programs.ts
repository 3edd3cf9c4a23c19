import { pgTable } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference } from '../../framework/database/columns.ts'
import { users } from './users.ts'

/** A campaign or a collab that a creator keeps to find it again. */
export const savedPrograms = pgTable('saved_programs', {
  id: id(),
  user_id: reference()
    .notNull()
    .references(() => users.id),
  /** One of the two. */
  campaign_id: reference(),
  collab_id: reference(),
  created_at: moment().notNull().default(currentTime),
})
