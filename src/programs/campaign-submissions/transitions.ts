import { blockersOf, type Conditions, refuseIfAny } from '../../activity/records/conditions.ts'
import type {
  CampaignSubmission,
  withheldReasons,
} from '../../tables/campaigns/campaign-submissions.ts'
import { earningStates } from '../../tables/campaigns/decided-posts.ts'
import { correctionsInWords, mostCorrections } from './corrections/limits.ts'
import { timeLimits } from './time-limits.ts'

/** Every move of a post that people make, and what it needs: the pages offer it and the model obeys it. */

type PostMove =
  | 'approve'
  | 'reverse'
  | 'reject'
  | 'flag'
  | 'withdraw'
  | 'appeal'
  | 'answer_appeal'
  | 'correct'
  | 'decide_appeal'
  | 'lift_flags'
  | 'invalidate'

type Standing = Pick<
  CampaignSubmission,
  | 'state'
  | 'flagged_state'
  | 'user_id'
  | 'appealed_at'
  | 'appeal_answered_at'
  | 'is_appealable'
  | 'is_rejected_by_staff'
  | 'approved_at'
  | 'reason'
  | 'corrections_count'
>

/** Facts beside the submission that moves depend on: staff also reject what is approved or in doubt. */
type Facts = { isStaff: boolean }

const within =
  (...states: CampaignSubmission['state'][]) =>
  ({ state }: Standing) =>
    states.includes(state)

/** The reasons for a rejection that a creator can do something about. */
export const correctableReasons: NonNullable<CampaignSubmission['reason']>[] = [
  'missing_sound',
  'missing_caption',
  'missing_disclosure',
  'missing_requirement',
  'not_public',
]

/** Whether nobody has decided about it, though a rule may doubt it. */
const isUndecided = ({ state, flagged_state }: Standing) =>
  state === 'pending' || (state === 'flagged' && flagged_state === 'pending')

export const alreadyDecided = 'This submission has already been decided.'

const moves: Record<PostMove, Conditions<Standing, Facts>> = {
  approve: { from: [within('pending'), alreadyDecided] },
  reverse: {
    from: [within('rejected', 'appealed'), 'Only a rejection can be taken back.'],
    needs: [
      [
        // Whoever has appealed has been given an answer by staff once it is rejected again.
        ({ is_rejected_by_staff, state, appealed_at }) =>
          !is_rejected_by_staff && (state === 'appealed' || appealed_at === null),
        'Staff have decided about it, and that stands.',
      ],
      [({ user_id }) => user_id !== null, 'Its creator has left, so nothing can be paid for it.'],
      [
        // Until then its budget and the post itself are kept for it.
        ({ is_appealable, state, appealed_at }) =>
          is_appealable || state === 'appealed' || appealed_at !== null,
        `A rejection can be taken back for ${timeLimits.appeal.words}, while the creator may appeal.`,
      ],
    ],
  },
  reject: {
    from: [
      (submission, { isStaff }) => isStaff || !within(...earningStates)(submission),
      'It is approved, and only staff can reverse that. Flag it, and they will check it.',
    ],
    needs: [
      [
        (submission, { isStaff }) =>
          isUndecided(submission) || (isStaff && within(...earningStates, 'flagged')(submission)),
        alreadyDecided,
      ],
    ],
  },
  flag: {
    from: [within('pending', ...earningStates, 'flagged'), 'There is nothing left to hold.'],
  },
  withdraw: { from: [within('pending'), alreadyDecided] },
  appeal: {
    from: [within('rejected'), 'Only a rejection can be appealed.'],
    needs: [
      [
        ({ appealed_at }) => appealed_at === null,
        'You have already appealed. You can appeal only once.',
      ],
      [
        // A creator who has appealed already is refused for that reason, and not because of the time.
        ({ is_appealable, appealed_at }) => is_appealable || appealed_at !== null,
        `The ${timeLimits.appeal.words} to appeal are over.`,
      ],
    ],
  },
  answer_appeal: {
    from: [within('appealed'), 'There is no appeal to answer.'],
    needs: [
      [
        ({ appeal_answered_at }) => appeal_answered_at === null,
        'Your organization has already answered. It can answer an appeal only once.',
      ],
    ],
  },
  correct: {
    from: [within('rejected'), 'Only what was rejected can be corrected.'],
    needs: [
      [
        ({ reason }) => reason !== null && correctableReasons.includes(reason),
        'It was rejected for a reason that no change of the post corrects. You can appeal.',
      ],
      [
        ({ approved_at }) => approved_at === null,
        'It was approved before, so it is not decided anew.',
      ],
      [
        ({ corrections_count }) => corrections_count < mostCorrections,
        `You have corrected it ${correctionsInWords} already. You can appeal.`,
      ],
      [
        ({ is_appealable, appealed_at }) => is_appealable && appealed_at === null,
        `It can be corrected within ${timeLimits.appeal.words} of its rejection, and before an appeal.`,
      ],
    ],
  },
  decide_appeal: { from: [within('appealed'), 'There is no appeal to decide.'] },
  invalidate: {
    from: [
      within('pending', ...earningStates, 'flagged'),
      'Nothing more is paid for it, so none of its views can be taken off or added.',
    ],
  },
  lift_flags: { from: [within('flagged'), 'There is no flag to lift.'] },
}

const people: Facts = { isStaff: false }

/** The reasons why the move is not possible now; empty if it is. */
export function reasonsAgainst(submission: Standing, name: PostMove, facts = people): string[] {
  return blockersOf(moves[name], submission, facts)
}

export function isPossible(submission: Standing, name: PostMove, facts = people): boolean {
  return reasonsAgainst(submission, name, facts).length === 0
}

export function guardPossible(submission: Standing, name: PostMove, facts = people): void {
  refuseIfAny(reasonsAgainst(submission, name, facts))
}

/** Why a post is left to a person. How it comes to that is in `withholding.ts`. */
export type WithheldReason = (typeof withheldReasons)[number]

type Withheld = Pick<CampaignSubmission, 'withheld_at' | 'withheld_because'>

/** Whether only a person may approve it, and no clock runs. */
export function isWithheld({ state, withheld_at }: CampaignSubmission): boolean {
  return withheld_at !== null && (state === 'pending' || state === 'appealed')
}

/** Why silence does not approve it, or null if it does. */
export const withheldReason = ({
  withheld_at,
  withheld_because,
}: Withheld): WithheldReason | null =>
  withheld_at === null ? null : (withheld_because ?? 'member')

export const isWithheldFor = (submission: Withheld, because: WithheldReason): boolean =>
  withheldReason(submission) === because

/** The values of a post that is withheld no more. */
export const notWithheld = { withheld_at: null, withheld_because: null, withheld_note: null }
