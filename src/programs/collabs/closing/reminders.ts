import { eq } from 'drizzle-orm'
import {
  defineDeadline,
  liftDeadlines,
  setDeadline,
} from '../../../activity/deadlines/deadlines.ts'
import { lock } from '../../../activity/records/lock.ts'
import { businessTime, hasPassed } from '../../../framework/database/clock.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { type Collab, collabs } from '../../../tables/collabs/collabs.ts'
import { between } from '../../../vocabulary/time/time-limits.ts'
import { refusalOfApplications } from '../moves/places.ts'
import { nextReminder } from '../next-reminder.ts'
import { collabRecord } from '../record.ts'
import { notifyClosing } from './notices.ts'

/**
 * Reminds of the end of applications, as long as one can apply: while a collab is paused or full nobody is
 * told, and it may be open again the next time.
 */
export const closingReminder = defineDeadline({
  kind: 'closing_reminder',
  lock: async (tx, id) => {
    const isThere = (await tx.$count(collabs, eq(collabs.id, id))) > 0
    return isThere ? lock(tx, collabRecord, { id }) : undefined
  },
  act: async (tx, services, collab) => {
    const end = collab.applications_end_at
    if (end === null || hasPassed(end)) return
    if (refusalOfApplications(collab) === undefined) await notifyClosing(tx, services, collab, end)
    const next = nextReminder(end)
    if (next !== undefined) await setDeadline(tx, closingReminder, collab, next)
  },
})

/** Begins to remind of the end of applications, when it is set or the collab is published. */
export async function remindOfClosing(tx: Tx, collab: Collab): Promise<void> {
  const { state, applications_end_at: end } = collab
  const isOut = state === 'published' || state === 'paused'
  if (!isOut || end === null) return liftDeadlines(tx, collab, closingReminder)
  const half = new Date(between(Date.parse(end), businessTime())).toISOString()
  await setDeadline(tx, closingReminder, collab, half)
}
