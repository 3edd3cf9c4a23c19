import {
  defineDeadline,
  fromNow,
  liftDeadlines,
  setDeadline,
} from '../../../activity/deadlines/deadlines.ts'
import { save } from '../../../activity/records/save.ts'
import { hasPassed } from '../../../framework/database/clock.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { type Author, system } from '../../../tables/actor.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { stopPolling } from '../due-dates.ts'
import { type LockedSubmission, lockSubmission } from '../lock.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { timeLimits } from '../time-limits.ts'

type Because = NonNullable<CampaignSubmission['frozen_because']>

/** Freezes a post: its views stay what they are, until its time is over or it comes back. */
export async function freezePost(
  tx: Tx,
  { submission }: LockedSubmission,
  because: Because,
): Promise<CampaignSubmission> {
  if (submission.frozen_at !== null) return submission
  return save(tx, system('Counting'), campaignSubmissionRecord, 'freeze', submission, {
    frozen_at: currentTime,
    frozen_because: because,
    grant_at: submission.state === 'approved' ? currentTime : null,
  })
}

/** Whether its views count no more, however many come. */
export const isCountingOver = ({ counts_until }: CampaignSubmission) =>
  counts_until !== null && hasPassed(counts_until)

/** Counts a post again that was missing, and is there again. */
export async function countAgain(
  tx: Tx,
  { submission }: LockedSubmission,
): Promise<CampaignSubmission> {
  return save(tx, system('Counting'), campaignSubmissionRecord, 'count_again', submission, {
    frozen_at: null,
    frozen_because: null,
  })
}

/** Nothing more can be earned. What is still to be granted is granted next, and then its creator is told. */
export async function finalizePost(
  tx: Tx,
  author: Author,
  locked: LockedSubmission,
  because: Because = 'window',
): Promise<CampaignSubmission> {
  const submission = await freezePost(tx, locked, because)
  const after = await save(tx, author, campaignSubmissionRecord, 'finalize', submission, {
    state: 'finalized',
    finalized_at: currentTime,
    grant_at: currentTime,
  })
  await liftDeadlines(tx, after, postDeadlines.finalization)
  await stopPolling(tx, after)
  return after
}

/** The deadline of a post whose time is over without a last reading. */
export const finalization = defineDeadline({
  ...postDeadlines.finalization,
  lock: (tx, id) => lockSubmission(tx, { id }),
  act: async (tx, _services, locked) => {
    const { state } = locked.submission
    if (state === 'approved') await finalizePost(tx, system('Deadline'), locked)
    // A post in doubt is not final yet, so it is looked at again later.
    if (state === 'flagged') {
      const due = fromNow(timeLimits.doubtedFinalization)
      await setDeadline(tx, postDeadlines.finalization, locked.submission, due)
    }
  },
})
