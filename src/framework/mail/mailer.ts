import { render } from 'preact-render-to-string'
import { maskEmail } from '../../vocabulary/people/email.ts'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../database/db.ts'
import type { Queue } from '../jobs/queue.ts'
import { encrypt } from '../secrets.ts'
import { deliverMail } from './jobs.ts'
import type { Letter, Mail } from './letter.ts'
import { sendBy } from './smtp.ts'
import { trialMails } from './trial-mails.ts'

export type Mailer = ReturnType<typeof openMailer>

export function openMailer(config: Config, db: Db, queue: Queue) {
  return {
    /**
     * Sends once the transaction is committed, from a background job that retries. The letter waits
     * encrypted: a code or an invitation must not be legible to whoever reads the database.
     */
    deliverLater: async (tx: Tx, mail: Mail): Promise<void> => {
      const { html, expires_at = null, isAwaited = false, ...words } = mail
      const { to } = words
      const letter: Letter = { ...words, html: `<!doctype html>${render(html)}` }
      const sealed = encrypt(config.secretKeys, Buffer.from(JSON.stringify(letter)))
      const payload = {
        sealed: sealed.toString('base64'),
        recipient: to && maskEmail(to),
        expires_at,
      }
      await queue.enqueue(tx, deliverMail, payload, { priority: isAwaited ? 1 : 0 })
    },
    send: config.smtpUrl === undefined ? keepIn(db) : sendBy(config.smtpUrl, config),
  }
}

/** Keeps mails in the database. On a local trial nothing is sent; `/dev/mail` shows what would have been. */
function keepIn(db: Db) {
  return async ({ to, subject, text, html }: Letter): Promise<void> => {
    if (to === null) return
    await db.insert(trialMails).values({ recipient: to, subject, text, html })
  }
}
