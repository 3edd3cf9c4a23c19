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
    send: config.smtpUrl === undefined ? keepIn(db) : sendBy(config.smtpUrl, config),
  }
}

// A mail server that stalls holds up the other mails of its batch, and nodemailer waits ten minutes.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function sendBy(url: string, { mailFrom: from, smtpTls }: Config) {
  // Without this a mail goes out legibly if the server, or someone in between, offers no encryption.
  const requireTLS = smtpTls === 'required'
  const transport = nodemailer.createTransport({ url, requireTLS, ...patience })

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
