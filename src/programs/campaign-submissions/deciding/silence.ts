import { eq, sql } from 'drizzle-orm'
import { defineDeadline, setDeadline } from '../../../activity/deadlines/deadlines.ts'
import type { Services } from '../../../framework/context.ts'
import { today } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { executeLater } from '../../../framework/database/driver/write-row.ts'
import { system } from '../../../tables/actor.ts'
import type { PostCheck } from '../../../tables/campaigns/campaign-submissions.ts'
import { decisions } from '../../../tables/campaigns/decisions.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { isOfMember } from '../../submissions/membership.ts'
import { dueAfterEffect } from '../due-dates.ts'
import { type LockedSubmission, lockSubmission } from '../lock.ts'
import { withholdPost } from '../withholding.ts'
import type { RejectionReason } from '../words.ts'
import { approvePost, rejectPost } from './verdicts.ts'

const author = system('Deadline')

/** Silence is consent, but not to what a check has found wrong. */
export const decisionDeadline = defineDeadline({
  ...postDeadlines.decision,
  lock: (tx, id) => lockSubmission(tx, { id }),
  act: async (tx, services, locked) => {
    const { state, checks, id, withheld_at } = locked.submission
    if (state !== 'pending' || withheld_at !== null) return
    // A person was quicker. Should they take it back, this goes on.
    if ((await tx.$count(decisions, eq(decisions.submission_id, id))) > 0)
      return setDeadline(tx, postDeadlines.decision, locked.submission, dueAfterEffect())
    const failed = checks.find(({ outcome }) => outcome === 'failed')
    if (failed === undefined) await approveUnlessOfMember(tx, services, locked)
    else
      await rejectPost(tx, services, author, locked, {
        reason: reasons[failed.name],
        note: failed.found,
      })
  },
})

async function approveUnlessOfMember(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
): Promise<void> {
  if (await isOfMember(tx, locked.submission)) {
    await withholdPost(tx, services, author, locked, { because: 'member' })
    return
  }
  noteSilentDay(tx, locked.submission)
  await approvePost(tx, services, author, locked)
}

/** Notes that silence approves a post today, so that its organization is told once the day is over. */
function noteSilentDay(tx: Tx, { organization_id }: { organization_id: number }): void {
  executeLater(
    tx,
    sql`insert into silent_days (organization_id, day) values (${organization_id}, ${today})
      on conflict do nothing`,
  )
}

const reasons: Record<PostCheck['name'], RejectionReason> = {
  address: 'not_public',
  author: 'wrong_account',
  duplicate: 'duplicate',
  window: 'outside_window',
  country: 'wrong_country',
  sound: 'missing_sound',
}
