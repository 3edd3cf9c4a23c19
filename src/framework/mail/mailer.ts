import nodemailer from 'nodemailer'
import { render } from 'preact-render-to-string'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../database/db.ts'
import type { Queue } from '../jobs/queue.ts'
import { encrypt } from '../secrets.ts'
import { deliverMail } from './jobs.ts'
import type { Letter, Mail } from './letter.ts'
import { trialMails } from './trial-mails.ts'

export type Mailer = ReturnType<typeof openMailer>

export function openMailer(config: Config, db: Db, queue: Queue) {
  return {
    /**
     * Sends once the transaction is committed, from a background job that retries. The letter waits
     * encrypted: a code or an invitation must not be legible to whoever reads the database.
     */
    deliverLater: async (tx: Tx, mail: Mail): Promise<void> => {
      const letter: Letter = { ...mail, html: `<!doctype html>${render(mail.html)}` }
      const sealed = encrypt(config.secretKeys, Buffer.from(JSON.stringify(letter)))
      await queue.enqueue(tx, deliverMail, { sealed: sealed.toString('base64') })
    },
    send: config.smtpUrl === undefined ? keepIn(db) : sendBy(config.smtpUrl, config.mailFrom),
  }
}

function sendBy(smtpUrl: string, from: string) {
  const transport = nodemailer.createTransport(smtpUrl)

  return async ({ to, ...letter }: Letter): Promise<void> => {
    // As an object it is taken for one address, whatever characters are in it.
    if (to !== null) await transport.sendMail({ from, to: { name: '', address: to }, ...letter })
  }
}

/** On a local trial nothing is sent; `/dev/mail` shows what would have been. */
function keepIn(db: Db) {
  return async ({ to, ...letter }: Letter): Promise<void> => {
    if (to !== null) await db.insert(trialMails).values({ recipient: to, ...letter })
  }
}
