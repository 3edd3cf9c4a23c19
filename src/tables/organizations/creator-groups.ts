import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { currentTime, id, moment, reference, timestamps } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'
import { organizations } from './organizations.ts'

export const creatorGroupKinds = ['label', 'list', 'view'] as const
export type CreatorGroupKind = (typeof creatorGroupKinds)[number]

/**
 * Groups of creators of a team: labels and lists hold those who were chosen, views those whom filters leave.
 */
export const creatorGroups = pgTable('creator_groups', {
  id: id(),
  organization_id: reference()
    .notNull()
    .references(() => organizations.id),
  kind: text({ enum: creatorGroupKinds }).notNull(),
  name: text().notNull(),
  /** The filters and the order of a view, as the address of the list has them. */
  query: text(),
  created_by_id: reference().references(() => users.id),
  ...timestamps(),
})

export type CreatorGroup = typeof creatorGroups.$inferSelect

/** Creators who bear a label or are on a list. */
export const groupedCreators = pgTable(
  'grouped_creators',
  {
    group_id: reference()
      .notNull()
      .references(() => creatorGroups.id),
    user_id: reference()
      .notNull()
      .references(() => users.id),
    created_at: moment().notNull().default(currentTime),
  },
  ({ group_id, user_id }) => [primaryKey({ columns: [group_id, user_id] })],
)
