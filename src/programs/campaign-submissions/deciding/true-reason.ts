import type { PostCheck } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Decision } from '../../../tables/campaigns/decisions.ts'
import { outcomeOf, type PostToCheck } from '../checks/check-post.ts'
import { checkTitle, type RejectionReason, reasonName } from '../words.ts'

type Choice = Pick<Decision, 'action' | 'reason' | 'note'>

/** What is wrong with a reason, and with which of the two fields. */
export type Untruth = { attribute: 'reason' | 'note'; message: string }

/** The check that looks at the same fact as the reason. */
const looksAt: Partial<Record<RejectionReason, PostCheck['name']>> = {
  wrong_account: 'author',
  duplicate: 'duplicate',
  outside_window: 'window',
  wrong_country: 'country',
  missing_sound: 'sound',
}

/** Why a post cannot be rejected for this: a check has found the contrary, and its creator would read something untrue. Null if it can. */
export function untruthIn(
  { checks }: Pick<PostToCheck, 'checks'>,
  { action, reason, note }: Choice,
): Untruth | null {
  if (action !== 'reject' || reason === null) return null
  const name = looksAt[reason]
  const refuting = checks.find((check) => check.name === name && check.outcome === 'passed')
  if (refuting)
    return {
      attribute: 'reason',
      message: `The check “${checkTitle(refuting.name)}” found otherwise: ${refuting.found} Choose another reason, or “${reasonName('other')}” with a note.`,
    }
  // We may read with the consent of its creator what not everybody sees, so only people know.
  if (reason === 'not_public' && !note && outcomeOf(checks, 'address') === 'passed')
    return { attribute: 'note', message: 'Say what you see: we found a post at its link.' }
  return null
}
