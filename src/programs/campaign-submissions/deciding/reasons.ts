import type { AttributeErrors } from '../../../framework/errors.ts'
import {
  type CampaignSubmission,
  type PostCheck,
  rejectionReasons,
} from '../../../tables/campaigns/campaign-submissions.ts'
import type { Choice } from '../../../tables/campaigns/decisions.ts'
import { disclosureIn } from '../disclosure.ts'
import { checkTitle, type RejectionReason, reasonName } from '../words.ts'

/**
 * The reasons for which a post can be rejected: none of which a check has found the contrary, and some only
 * with a note.
 */

/**
 * Why a post cannot be rejected for this: a check has found the contrary, and its creator would read
 * something untrue, or what was seen has to be said.
 */
export function errorsInReason(
  { checks }: Pick<CampaignSubmission, 'checks'>,
  { reason, note }: Pick<Choice, 'reason' | 'note'>,
): AttributeErrors {
  if (reason === null) return {}
  const refuting = refutes({ checks }, reason)
  if (refuting)
    return {
      reason: [
        `The check “${checkTitle(refuting.name)}” found otherwise: ${refuting.found} Choose another reason, or “${reasonName('other')}” with a note.`,
      ],
    }
  if (reason === 'not_public' && !note && isFound({ checks }))
    return { note: ['Say what you see: we found a post at its link.'] }
  return {}
}

/** The reasons that a form offers: none that would be refused. */
export const reasonsFor = (submission: Pick<CampaignSubmission, 'checks'>): RejectionReason[] =>
  rejectionReasons.filter((reason) => refutes(submission, reason) === undefined)

/** The check that has found the contrary of a reason. */
const refutes = ({ checks }: Pick<CampaignSubmission, 'checks'>, reason: RejectionReason) =>
  checks.find(({ name, outcome }) => outcome === 'passed' && name === looksAt[reason])

/** The check that looks at the same fact as the reason. */
const looksAt: Partial<Record<RejectionReason, PostCheck['name']>> = {
  wrong_account: 'author',
  duplicate: 'duplicate',
  outside_window: 'window',
  wrong_country: 'country',
  missing_sound: 'sound',
}

/** We may read with the consent of its creator what not everybody sees, so only people know. */
const isFound = ({ checks }: Pick<CampaignSubmission, 'checks'>) =>
  checks.some(({ name, outcome }) => name === 'address' && outcome === 'passed')

/**
 * Reasons of opinion, which help nobody who does not read what is meant. Forms ask for a note; programs,
 * which were promised that they need none, are not refused.
 */
const opinions: RejectionReason[] = ['low_quality', 'missing_requirement']

/** The reasons that a form asks for a note for: what we found, or its caption, speaks against some. */
export const reasonsWithNote = (
  submission: Pick<CampaignSubmission, 'checks'> & { caption: string | null },
): RejectionReason[] => [
  'other',
  ...(isFound(submission) ? (['not_public'] as const) : []),
  ...(disclosureIn(submission) === null ? [] : (['missing_disclosure'] as const)),
  ...opinions,
]

/** The same for several, some of which we may have found. */
export const reasonsWithNoteForSome: RejectionReason[] = ['other', 'not_public', ...opinions]
