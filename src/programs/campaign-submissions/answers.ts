import { and, eq, inArray, isNull } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { Author } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import { flags } from '../../tables/flags.ts'
import { flagAnswered } from '../submissions/notices.ts'
import type { LockedSubmission } from './lock.ts'
import { tell } from './notices.ts'
import { isUnanswered } from './policy.ts'
import { ownCampaignSubmissionRecord } from './record.ts'

/**
 * What a creator says to the doubts that hold their money: once to each, because whoever decides has to
 * know that what they read is all of it. A doubt that is raised later can be answered again.
 */
export async function answerFlags(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
  text: string,
): Promise<CampaignSubmission> {
  const { submission } = locked
  const isOpen = and(eq(flags.submission_id, submission.id), isNull(flags.ended_at))
  const open = await tx.select().from(flags).where(isOpen)
  guard(open.length > 0, 'base', 'There is no flag to answer.')
  const asked = open.filter(isUnanswered)
  guard(asked.length > 0, 'base', 'You have already answered. You can answer a flag only once.')

  const ids = asked.map(({ id }) => id)
  const answered = { answer: text, answered_at: currentTime }
  await tx.update(flags).set(answered).where(inArray(flags.id, ids))
  // Staff have it in their list already. How long it has waited there is not to begin anew.
  await audit(tx, author, ownCampaignSubmissionRecord, 'answer_flag', submission, {
    answer: [null, text],
  })
  const isOfOrganization = asked.some(({ rule }) => rule === null)
  if (isOfOrganization)
    await tell(tx, services, locked, ['organization'], flagAnswered, { answer: text })
  return submission
}
