import { save } from '../../activity/records/save.ts'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { system } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import { submissionWithheld } from '../submissions/notices.ts'
import type { LockedSubmission } from './lock.ts'
import { tell } from './notices.ts'
import { campaignSubmissionRecord } from './record.ts'

/**
 * Silence would approve it now, but its creator has joined the organization. No clock runs any more, also
 * when they leave it again: another admin decides, or staff, in whose list it stays until then.
 */
export async function withhold(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
): Promise<void> {
  const { submission } = locked
  if (submission.withheld_at !== null) return
  const author = system('Deadline')
  await save(tx, author, campaignSubmissionRecord, 'withhold', submission, {
    withheld_at: currentTime,
  })
  await tell(tx, services, locked, ['creator', 'organization'], submissionWithheld, {})
}

/** Staff decide about posts only where the organization cannot be left alone with it. */
export function requireWithheld({ state, withheld_at }: CampaignSubmission): void {
  guard(state !== 'appealed', 'base', 'It is appealed: decide the appeal instead.')
  guard(state === 'pending' && withheld_at !== null, 'base', 'The organization decides about it.')
}
