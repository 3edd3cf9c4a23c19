import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { toldConcerns } from '../../tables/told-concerns.ts'
import { toldAgain } from './concerns.ts'
import { readHealth } from './health.ts'
import { concernsMail } from './mailer.tsx'

/** Mails staff what is wrong, so that nobody has to look at the page to learn of it. */
export const mailConcerns = (sweep: string) =>
  defineJob({
    name: 'mail-concerns',
    schedule: '*/5 * * * *',
    payload: z.object({}),
    perform: async (context: Context) => {
      const { concerns } = await readHealth(context, sweep)
      await context.db.transaction(async (tx) => {
        const names = await noteTold(
          tx,
          concerns.map(({ name }) => name),
        )
        const told = concerns.filter(({ name }) => names.includes(name))
        if (told.length === 0) return
        context.log.error({ concerns: names }, 'staff are mailed what is wrong')
        for (const email of context.config.staffEmails)
          await context.mailer.deliverLater(tx, concernsMail(email, told))
      })
    },
  })

/** Forgets what is over. Gives what is new, and what was told long ago and is still so. */
async function noteTold(tx: Tx, names: string[]): Promise<string[]> {
  const current = sql`${`{${names}}`}::text[]`
  await tx.execute(sql`delete from ${toldConcerns} where name <> all (${current})`)
  const { rows } = await tx.execute<{ name: string }>(sql`
    insert into ${toldConcerns} (name) select unnest(${current})
    on conflict (name) do update set told_at = ${realTime}
      where ${toldConcerns.told_at} < ${realTime} - ${toldAgain.interval}::interval
    returning name`)
  return rows.map(({ name }) => name)
}
