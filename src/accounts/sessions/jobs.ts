import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { deleteInBatches } from '../../framework/database/batches.ts'
import type { Db } from '../../framework/database/db.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'

/** Deletes the rows of sessions that are over, and all of those of a user who is gone. */
export const deleteEndedSessions = defineJob({
  name: 'delete-ended-sessions',
  // One after another: they have time, and requests need the database too.
  slots: 1,
  longest: 3600,
  payload: z.object({ user_id: z.number() }),
  perform: async ({ db }: { db: Db }, { user_id }) => {
    const isEnded = sql`${sessions.generation} < coalesce(
      (select session_generation from users where id = ${user_id}), ${highestGeneration})`
    await deleteInBatches(db, sessions, and(eq(sessions.user_id, user_id), isEnded) as SQL)
  },
})

const highestGeneration = 2 ** 31 - 1
