import { pgTable, text } from 'drizzle-orm/pg-core'
import { currentTime, moment, reference } from '../../framework/database/columns.ts'
import { users } from '../users/users.ts'
import { campaignSubmissions, rejectionReasons } from './campaign-submissions.ts'

/** The decisions about a post that waits for one. */
export const decisionActions = ['approve', 'reject', 'flag'] as const

/** All decisions of a brand: `reverse` approves after all what it rejected before. */
export const allDecisionActions = [...decisionActions, 'reverse'] as const

/** Decisions of a brand about a post, until they take effect or are taken back. */
export const decisions = pgTable('decisions', {
  submission_id: reference()
    .primaryKey()
    .references(() => campaignSubmissions.id),
  organization_id: reference().notNull(),
  action: text({ enum: allDecisionActions }).notNull(),
  reason: text({ enum: rejectionReasons }),
  note: text(),
  user_id: reference().references(() => users.id),
  credential_type: text({ enum: ['session', 'access_token', 'system'] }).notNull(),
  credential_id: reference(),
  credential_name: text().notNull(),
  user_agent: text().notNull(),
  ip: text().notNull(),
  created_at: moment().notNull().default(currentTime),
})

export type Decision = typeof decisions.$inferSelect

/** The decision of an organization: what it does, and for a rejection why. */
export type Choice = Pick<Decision, 'action' | 'reason' | 'note'>
