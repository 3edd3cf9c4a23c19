import { desc, eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { type TrialMail, trialMails } from '../../src/framework/mail/trial-mails.ts'
import { db } from './helper.ts'

type Options = { count?: number; subject?: RegExp }

/** The newest mail to an address, as soon as the background job has sent as many as are expected. */
export async function mailTo(
  recipient: string,
  { count = 1, subject = /^/ }: Options = {},
): Promise<TrialMail> {
  const mails = await vi.waitFor(
    async () => {
      const sent = await db
        .select()
        .from(trialMails)
        .where(eq(trialMails.recipient, recipient))
        .orderBy(desc(trialMails.id))
      const sought = sent.filter((mail) => subject.test(mail.subject))
      expect(sought.length).toBeGreaterThanOrEqual(count)
      return sought
    },
    { timeout: 10_000, interval: 50 },
  )
  return mails[0] as TrialMail
}

const codeAtTheEnd = / ([0-9A-HJKMNP-TV-Z]{6})$/

/** The code in the newest mail that has one to an address. */
export async function codeSentTo(recipient: string, options: Options = {}): Promise<string> {
  const { subject } = await mailTo(recipient, { ...options, subject: codeAtTheEnd })
  return codeAtTheEnd.exec(subject)?.[1] as string
}

/** The address behind the button of the newest mail. */
export async function linkSentTo(recipient: string, options: Options = {}): Promise<string> {
  const { text } = await mailTo(recipient, options)
  return /https?:\S+/.exec(text)?.[0] as string
}
