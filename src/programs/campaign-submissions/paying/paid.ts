import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { save } from '../../../activity/records/save.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Reader, Tx } from '../../../framework/database/db.ts'
import { system } from '../../../tables/actor.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { grants } from '../../../tables/finance/grants.ts'
import type { LockedSubmission } from '../lock.ts'
import { campaignSubmissionRecord } from '../record.ts'

/** The condition on final posts of which all money was released to the creator. */
export function isPaidOut(db: Reader): SQL | undefined {
  const { id, state, owed_amount, grant_at } = campaignSubmissions
  const held = db
    .select({ id: grants.id })
    .from(grants)
    .where(and(eq(grants.submission_id, id), isNull(grants.released_at)))
  return and(eq(state, 'finalized'), eq(owed_amount, 0), isNull(grant_at), sql`not exists ${held}`)
}

/** Marks a post as paid, unless it was moved between being found and being locked. */
export async function markPaid(tx: Tx, { submission }: LockedSubmission): Promise<void> {
  if (submission.state !== 'finalized' || submission.owed_amount !== 0) return
  await save(tx, system('Release'), campaignSubmissionRecord, 'pay', submission, {
    state: 'paid',
    paid_at: currentTime,
  })
}
