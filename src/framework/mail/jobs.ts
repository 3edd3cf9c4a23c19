import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/db.ts'
import { defineJob } from '../jobs/job.ts'
import type { Meters } from '../metrics/meters.ts'
import { decrypt } from '../secrets.ts'
import type { Letter } from './letter.ts'

type Needs = {
  config: Pick<Config, 'secretKeys'>
  db: Pick<Db, 'execute'>
  log: Pick<FastifyBaseLogger, 'info'>
  mailer: { send: (letter: Letter) => Promise<void> }
  meters?: Pick<Meters, 'delivery'> | undefined
}

export const deliverMail = defineJob({
  name: 'deliver-mail',
  // Checked often, because people wait for these mails at the sign-in page. A failed mail is
  // retried soon, within a minute of the mail server's return, and for about an hour in all.
  every: 0.5,
  retryDelay: 1,
  retryDelayMax: 60,
  retries: 65,
  // Longer than a delivery may take, which ends by itself and can say why.
  longest: 60,
  payload: z.object({
    sealed: z.string(),
    /** Masked, for staff who look at what failed. */
    recipient: z.string().nullish(),
    expires_at: z.string().nullish(),
  }),
  perform: async (needs: Needs, { sealed, recipient, expires_at }) => {
    const { config, log, mailer, meters } = needs
    if (expires_at && (await isOver(needs, expires_at))) {
      log.info({ recipient, expires_at }, 'mail dropped: what it holds is of no use any more')
      return
    }
    const letter = decrypt(config.secretKeys, Buffer.from(sealed, 'base64')).toString()
    try {
      await mailer.send(JSON.parse(letter) as Letter)
    } catch (error) {
      meters?.delivery('mail', 'refused')
      throw error
    }
    meters?.delivery('mail', 'delivered')
  },
})

/** Asks the clock that the deadline was made with, which need not be that of this machine. */
async function isOver({ db }: Needs, moment: string): Promise<boolean> {
  const { rows } = await db.execute<{ over: boolean }>(
    sql`select ${moment}::timestamptz <= now() as over`,
  )
  return rows[0]?.over === true
}
