import { desc, eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { type TrialMail, trialMails } from '../src/mail/table.ts'
import { db } from './helper.ts'

/** The newest mail to an address, as soon as the background job has sent as many as are expected. */
export async function mailTo(recipient: string, { count = 1 } = {}): Promise<TrialMail> {
  const mails = await vi.waitFor(
    async () => {
      const sent = await db
        .select()
        .from(trialMails)
        .where(eq(trialMails.recipient, recipient))
        .orderBy(desc(trialMails.id))
      expect(sent.length).toBeGreaterThanOrEqual(count)
      return sent
    },
    { timeout: 10_000, interval: 100 },
  )
  return mails[0] as TrialMail
}

/** The code in the newest mail to an address. */
export async function codeSentTo(recipient: string, options?: { count?: number }): Promise<string> {
  const { subject } = await mailTo(recipient, options)
  return subject.split(' ').at(-1) as string
}
