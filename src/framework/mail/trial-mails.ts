import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, realTime } from '../database/columns.ts'

export const trialMails = pgTable('trial_mails', {
  id: id(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  created_at: moment().notNull().default(realTime),
})

export type TrialMail = typeof trialMails.$inferSelect
