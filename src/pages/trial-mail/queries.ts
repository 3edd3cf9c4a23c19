import { desc, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import { type TrialMail, trialMails } from '../../framework/mail/trial-mails.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'

export async function listTrialMails(db: Reader, page: PageRequest): Promise<Page<TrialMail>> {
  const rows = await db
    .select()
    .from(trialMails)
    .orderBy(desc(trialMails.id))
    .limit(page.size)
    .offset(page.offset)
  return { ...page, rows, total: await db.$count(trialMails) }
}

export async function findTrialMail(db: Reader, id: string): Promise<TrialMail> {
  const isNumber = /^\d{1,15}$/.test(id)
  const [mail] = isNumber
    ? await db
        .select()
        .from(trialMails)
        .where(eq(trialMails.id, Number(id)))
    : []
  if (mail === undefined) throw new NotFound()
  return mail
}
