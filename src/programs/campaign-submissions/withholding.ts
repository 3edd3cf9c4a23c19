import { liftDeadlines } from '../../activity/deadlines/deadlines.ts'
import { nobody } from '../../activity/notifications/notify.ts'
import { save } from '../../activity/records/save.ts'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import { postDeadlines } from '../submissions/deadline-kinds.ts'
import type { Side } from '../submissions/notices.ts'
import type { LockedSubmission } from './lock.ts'
import { submissionWithheld, tellSidesOfPost } from './notices.ts'
import { campaignSubmissionRecord } from './record.ts'
import { isWithheldFor, type WithheldReason } from './transitions.ts'

type Withholding = {
  because: WithheldReason
  /** The reading that is unusual, in words. */
  note?: string
  /** Those who do not read of it elsewhere. */
  sides?: Side[]
}

/**
 * Leaves a post to a person. No clock runs any more, also when its creator leaves the organization again that
 * they have joined: an admin decides, or staff, in whose list it stays until then. Unusual views are told of
 * a post that is withheld as unchanged, too.
 */
export async function withholdPost(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
  { because, note = '', sides = ['creator', 'organization'] }: Withholding,
): Promise<CampaignSubmission> {
  const { submission } = locked
  const isMore = because === 'unusual' && isWithheldFor(submission, 'unchanged')
  if (submission.withheld_at !== null && !isMore) return submission
  const after = await save(tx, author, campaignSubmissionRecord, 'withhold', submission, {
    withheld_at: submission.withheld_at ?? currentTime,
    withheld_because: because,
    withheld_note: note === '' ? null : note,
  })
  await liftDeadlines(tx, after, postDeadlines.decision)
  const told = { ...locked, submission: after }
  await tellSidesOfPost(tx, services, nobody, told, sides, submissionWithheld, { because, note })
  return after
}
