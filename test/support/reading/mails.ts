import { desc, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { deliverMail } from '../../../src/framework/mail/jobs.ts'
import type { Letter } from '../../../src/framework/mail/letter.ts'
import { type TrialMail, trialMails } from '../../../src/framework/mail/trial-mails.ts'
import { decrypt } from '../../../src/framework/secrets.ts'
import { maskEmail } from '../../../src/vocabulary/people/email.ts'
import { context, db } from '../helper.ts'
import { afterJob } from '../jobs.ts'

type Options = { count?: number; subject?: RegExp }

/** The newest mail to an address, as soon as the background job has sent as many as are expected. */
export async function mailTo(
  recipient: string,
  { count = 1, subject = /^/ }: Options = {},
): Promise<TrialMail> {
  return afterJob(deliverMail, async () => {
    const sent = await db
      .select()
      .from(trialMails)
      .where(eq(trialMails.recipient, recipient))
      .orderBy(desc(trialMails.id))
    const sought = sent.filter((mail) => subject.test(mail.subject))
    expect(sought.length).toBeGreaterThanOrEqual(count)
    return sought[0] as TrialMail
  })
}

const codeAtTheEnd = / ([0-9A-HJKMNP-TV-Z]{6})$/

/** The code in the newest mail that has one to an address. */
export async function codeSentTo(recipient: string, options: Options = {}): Promise<string> {
  const { subject } = await mailTo(recipient, { ...options, subject: codeAtTheEnd })
  return codeAtTheEnd.exec(subject)?.[1] as string
}

/** Waits until the mail with a code has left the queue, even if it has no recipient. */
export async function codeIsDealtWith(code: string): Promise<void> {
  const newest = sql`select data ->> 'sealed' as sealed, state from pgboss.job
    where name = ${deliverMail.name} order by created_on desc limit 20`
  await afterJob(deliverMail, async () => {
    const { rows } = await db.execute<{ sealed: string; state: string }>(newest)
    const own = rows.find(({ sealed }) => subjectOf(sealed).endsWith(` ${code}`))
    expect(own?.state).toBe('completed')
  })
}

/** All letters to an address, in their order, whether they were sent already or wait to be. */
export async function lettersTo(recipient: string): Promise<Letter[]> {
  const { rows } = await db.execute<{ sealed: string }>(
    sql`select data ->> 'sealed' as sealed from pgboss.job
      where name = ${deliverMail.name} and data ->> 'recipient' = ${maskEmail(recipient)}
      order by created_on`,
  )
  return rows.map(({ sealed }) => letterOf(sealed)).filter(({ to }) => to === recipient)
}

function subjectOf(sealed: string): string {
  return letterOf(sealed).subject
}

function letterOf(sealed: string): Letter {
  const letter = decrypt(context.config.secretKeys, Buffer.from(sealed, 'base64'))
  return JSON.parse(letter.toString())
}

/** The address behind the button of the newest mail. */
export async function linkSentTo(recipient: string, options: Options = {}): Promise<string> {
  const { text } = await mailTo(recipient, options)
  return /https?:\S+/.exec(text)?.[0] as string
}
