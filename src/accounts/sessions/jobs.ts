import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../framework/database/db.ts'
import { defineJob } from '../../framework/jobs/job.ts'

/** Few enough that nobody waits for one statement, and none comes near the limits on their time. */
const batch = 1000

/** Deletes the rows of sessions that are over, and all of those of a user who is gone. */
export const deleteEndedSessions = defineJob({
  name: 'delete-ended-sessions',
  // One after another: they have time, and requests need the database too.
  slots: 1,
  longest: 3600,
  payload: z.object({ user_id: z.number() }),
  perform: async ({ db }: { db: Pick<Db, 'execute'> }, { user_id }) => {
    let deleted: number | null
    do {
      const { rowCount } = await db.execute(deleteSome(user_id))
      deleted = rowCount
    } while (deleted === batch)
  },
})

const latest = 2 ** 31 - 1

function deleteSome(user_id: number) {
  return sql`delete from sessions where id in (
    select id from sessions where user_id = ${user_id} and generation < coalesce(
      (select session_generation from users where id = ${user_id}), ${latest}
    ) limit ${batch})`
}
