import { guard } from '../../../framework/errors.ts'
import {
  type CampaignSubmission,
  type PostCheck,
  rejectionReasons,
} from '../../../tables/campaigns/campaign-submissions.ts'
import type { Choice } from '../../../tables/campaigns/decisions.ts'
import { disclosureIn } from '../disclosure.ts'
import { isPossible } from '../transitions.ts'
import { checkTitle, type RejectionReason, reasonName } from '../words.ts'

/** The sentence that is against a decision, and the field of the form that it is about. */
export type Refusal = { attribute: 'base' | 'reason' | 'note'; message: string }

export const refusedFor = (message: string): Refusal => ({ attribute: 'base', message })

/** The check that looks at the same fact as the reason. */
const looksAt: Partial<Record<RejectionReason, PostCheck['name']>> = {
  wrong_account: 'author',
  duplicate: 'duplicate',
  outside_window: 'window',
  wrong_country: 'country',
  missing_sound: 'sound',
}

/**
 * Why a post cannot be rejected for this: a check has found the contrary, and its creator would read
 * something untrue. Null if it can.
 */
export function untruthIn(
  { checks }: Pick<CampaignSubmission, 'checks'>,
  { action, reason, note }: Choice,
): Refusal | null {
  if (action !== 'reject' || reason === null) return null
  const refuting = refutes({ checks }, reason)
  if (refuting)
    return {
      attribute: 'reason',
      message: `The check “${checkTitle(refuting.name)}” found otherwise: ${refuting.found} Choose another reason, or “${reasonName('other')}” with a note.`,
    }
  if (reason === 'not_public' && !note && isFound({ checks }))
    return { attribute: 'note', message: 'Say what you see: we found a post at its link.' }
  return null
}

/** The check that has found the contrary of a reason. */
const refutes = ({ checks }: Pick<CampaignSubmission, 'checks'>, reason: RejectionReason) =>
  checks.find(({ name, outcome }) => outcome === 'passed' && name === looksAt[reason])

/** The reasons that a form offers: none that would be refused. */
export const reasonsFor = (submission: Pick<CampaignSubmission, 'checks'>): RejectionReason[] =>
  rejectionReasons.filter((reason) => refutes(submission, reason) === undefined)

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

/** Refuses an organization a reason that a check has refuted. Staff know more than the checks do. */
export function guardTrue(submission: CampaignSubmission, choice: Choice): void {
  const untruth = isPossible(submission, 'reject') ? untruthIn(submission, choice) : null
  guard(untruth === null, untruth?.attribute ?? 'base', untruth?.message ?? '')
}
