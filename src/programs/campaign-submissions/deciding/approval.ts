import { sql } from 'drizzle-orm'
import { setDeadline } from '../../../activity/deadlines/deadlines.ts'
import { save, type Values } from '../../../activity/records/save.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import type { Author } from '../../../tables/actor.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { countsUntil, deadlineKinds, lastResort } from '../due-dates.ts'
import type { LockedSubmission } from '../lock.ts'
import { pollSoon } from '../polling-times.ts'
import { campaignSubmissionRecord } from '../record.ts'

const { decision, finalization, appealWindow, appealDecision } = deadlineKinds

/** Begins to count the views of an approved post. After an appeal, `ending` says how that ended. */
export async function startCounting(
  tx: Tx,
  author: Author,
  { submission }: LockedSubmission,
  action: 'approve_post' | 'accept_appeal' | 'reverse',
  ending: Values<CampaignSubmission> = {},
): Promise<CampaignSubmission> {
  const isSilence = author.user === null
  guard(!isSilence || submission.withheld_at === null, 'base', 'Only a person can approve it.')
  const after = await save(tx, author, campaignSubmissionRecord, action, submission, {
    state: 'approved',
    ...ending,
    approved_at: currentTime,
    approved_by: sideOf(author),
    decided_at: sql`coalesce(decided_at, troupe_now())`,
    counts_until: countsUntil,
    grant_at: currentTime,
    reason: null,
    note: null,
  })
  const due = lastResort(after.counts_until ?? '')
  await setDeadline(tx, finalization, after, due, decision, appealWindow, appealDecision)
  await pollSoon(tx, after)
  return after
}

export const actsAsStaff = (author: Author): boolean =>
  author.user !== null && author.isStaff === true

function sideOf(author: Author): CampaignSubmission['approved_by'] {
  if (author.user === null) return 'clock'
  return actsAsStaff(author) ? 'staff' : 'organization'
}
