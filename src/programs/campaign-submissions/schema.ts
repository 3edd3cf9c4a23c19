import { z } from 'zod'
import {
  blank,
  chosenOf,
  clearable,
  longText,
  momentInTime,
  oneOf,
  requiredText,
  uniqueList,
  wholeNumber,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { invalidReasons, rejectionReasons } from '../../tables/campaigns/campaign-submissions.ts'
import { decisionActions } from '../../tables/campaigns/decisions.ts'

/** A post that is handed in, and the account that it was posted with. */
export const HandIn = z.object({
  post_url: withExample(
    longText(2048).describe('The address of the post'),
    'https://www.tiktok.com/@robinvale/video/7301234567890123456',
  ),
  social_account_id: withExample(requiredText, 'Wd6KfMp2').describe(
    'The verified account that it was posted with',
  ),
})

const note = clearable(longText(1000)).describe('Told to the creator')
const reasonTold = 'Why; `other` needs a note'

export const RejectionFields = z
  .object({
    reason: withExample(chosenOf(rejectionReasons), 'missing_sound').describe(reasonTold),
    note: withExample(note, 'Please use the sound of the brief.'),
  })
  .superRefine(({ reason, note: said }, context) => {
    if (reason === 'other' && !said)
      context.addIssue({ code: 'custom', path: ['note'], message: blank })
  })

export type Rejection = z.infer<typeof RejectionFields>

/** The note is told to the other side. */
export const FlagFields = z.object({
  note: withExample(longText(1000), 'The views rose by half within an hour.').describe(
    'Why; told to the creator',
  ),
})

export const AppealFields = z.object({
  text: withExample(longText(2000), 'The sound starts at second 12.').describe(
    'Why it should count after all; staff and the organization read it',
  ),
})

/** The side of an organization, beside an appeal. */
export const AppealAnswerFields = z.object({
  text: withExample(longText(2000), 'The brief asks for the sound from the first second.').describe(
    'Staff and the creator read it',
  ),
})

/** A creator's words about what they have changed after a rejection. */
export const CorrectionFields = z.object({
  text: withExample(longText(2000), 'The sound is there now, and the caption says #ad.').describe(
    'What was changed',
  ),
  post_url: withExample(
    clearable(longText(2048)).describe(
      'The post that you made instead, with the same account; left out where you changed the post itself',
    ),
    'https://www.tiktok.com/@robinvale/video/7301234567890123457',
  ),
})

/** The answer of a creator to what holds their money. */
export const FlagAnswerFields = z.object({
  text: withExample(longText(2000), 'It was shared by a larger channel that evening.').describe(
    'How it came about; staff read it',
  ),
})

export const AppealDecisionFields = z.object({
  outcome: withExample(oneOf(['accepted', 'refused']), 'accepted'),
  note: withExample(note, 'The sound is there.'),
})

/** No post was ever seen so often: a slip of the hand. */
const mostRead = 1_000_000_000_000
const countRead = wholeNumber.refine(
  (number) => number <= mostRead,
  `must be less than or equal to ${mostRead}`,
)
/** A count that may be left empty. */
const optionalCount = z.preprocess(
  (value) => (value === '' ? undefined : value),
  countRead.optional(),
)

/** Numbers that a person has read on the platform. */
export const SnapshotFields = z.object({
  views: withExample(countRead, 12_500).describe('Views that the platform shows'),
  likes: withExample(optionalCount, 800).describe('Likes at that moment'),
  comments: withExample(optionalCount, 41).describe('Comments at that moment'),
  shares: withExample(optionalCount, 12).describe('Shares at that moment'),
  posted_at: withExample(momentInTime.optional(), '2026-03-01T09:30:00.000Z').describe(
    'When it was posted, where the platform says so',
  ),
})

/** The number of invalid views in all. It is left out if a rule knows it. */
const viewsTakenOff = z.preprocess(
  (value) => (value === '' ? undefined : value),
  countRead.refine((number) => number > 0, 'must be greater than 0').optional(),
)

/** Views that are not real, and why. Both sides read the note. */
export const InvalidViewsFields = z
  .object({
    views: withExample(viewsTakenOff, 4200).describe(
      'All that do not count; left out where a rule knows them',
    ),
    reason: withExample(chosenOf(invalidReasons), 'bought'),
    note: withExample(note, 'They came within one hour, from accounts without followers.'),
  })
  .superRefine(({ reason, note: said }, context) => {
    if (reason === 'other' && !said)
      context.addIssue({ code: 'custom', path: ['note'], message: blank })
  })

export type InvalidViews = z.infer<typeof InvalidViewsFields>

const ids = withExample(
  uniqueList(requiredText)
    .refine((sent) => sent.length > 0, blank)
    .refine((sent) => sent.length <= 100, 'are too many (maximum is 100)')
    .meta({ minItems: 1, maxItems: 100 })
    .describe('Which submissions, at most 100'),
  ['Nq7RwXk3'],
)

/** One decision about many submissions. */
export const DecisionFields = z
  .object({
    submission_ids: ids,
    action: withExample(oneOf(decisionActions), 'approve').describe('What is done to all of them'),
    reason: withExample(clearable(oneOf(rejectionReasons)), 'low_quality').describe(
      `Needed to reject. ${reasonTold}`,
    ),
    note: withExample(note, 'The product is not to be seen.'),
  })
  .superRefine(({ action, reason, note: said }, context) => {
    if (action === 'reject' && reason === null)
      context.addIssue({ code: 'custom', path: ['reason'], message: blank })
    if ((reason === 'other' || action === 'flag') && !said)
      context.addIssue({ code: 'custom', path: ['note'], message: blank })
  })

/** Decisions that are taken back. */
export const UndoFields = z.object({ submission_ids: ids })
