import { blockersOf, type Conditions, refuseIfAny } from '../../activity/records/conditions.ts'
import type {
  CollabSubmission,
  CollabSubmissionState,
} from '../../tables/collabs/collab-submissions.ts'
import {
  type Application,
  isBelowMostOffers,
  isCounterOffer,
  isOffer,
  isPriceOfCreator,
} from './applying/prices.ts'

/** The moves of a submission, and what each needs: the pages show it and the model obeys it. */

export type WorkMove =
  | 'accept'
  | 'offer_by_organization'
  | 'offer_by_creator'
  | 'accept_offer'
  | 'take_back_by_organization'
  | 'take_back_by_creator'
  | 'decline'
  | 'ship'
  | 'request_changes'
  | 'approve'
  | 'complete'
  | 'cancel'
  | 'withdraw'
  | 'receive'
  | 'report'
  | 'submit_content'
  | 'ask_extension'
  | 'answer_extension'
  | 'post'
  | 'give_spark_code'
  | 'escalate'

type State = CollabSubmissionState

/** The part of a submission that moves depend on. */
export type Standing = Omit<CollabSubmission, 'brief'>

type Move = Conditions<Standing>

const within =
  (...states: State[]) =>
  ({ state }: { state: State }) =>
    states.includes(state)

const withContent = ['content_submitted', 'changes_requested', 'approved', 'posted'] as const

const nothingToDecide =
  'Troupe’s team decides only once content was submitted, or the product was received.'

const moves = {
  accept: {
    from: [within('applied'), 'Only an open application can be accepted.'],
    needs: [isPriceOfCreator],
  },
  offer_by_organization: {
    from: [within('applied'), 'Only for an open application can another price be offered.'],
    needs: [isBelowMostOffers],
  },
  take_back_by_organization: { from: [isOffer, 'No offer of yours waits for an answer.'] },
  decline: { from: [within('applied'), 'Only an open application can be declined.'] },
  offer_by_creator: {
    from: [isOffer, 'There is no offer to answer.'],
    needs: [isBelowMostOffers],
  },
  accept_offer: {
    from: [isOffer, 'There is no offer to accept.'],
  },
  take_back_by_creator: { from: isCounterOffer },
  ship: {
    from: [within('awaiting_shipment'), 'There is nothing to send right now.'],
  },
  request_changes: {
    from: [within('content_submitted'), 'There is no content to review.'],
    needs: [
      [
        ({ rounds_count, revision_rounds }) => rounds_count < revision_rounds,
        'All rounds of changes are used up: approve the content, or ask Troupe’s team to decide.',
      ],
    ],
  },
  approve: {
    from: [within('content_submitted'), 'There is no content to review.'],
  },
  complete: {
    from: [within('posted'), 'Only what was posted can be completed.'],
    needs: [[(submission) => isAllDone(submission), 'The Spark code is still missing.']],
  },
  cancel: {
    from: [
      within('awaiting_shipment', 'shipped', 'in_progress'),
      'It can be canceled from acceptance until content is submitted. After that, ask Troupe’s team to decide.',
    ],
    needs: [
      [
        (submission) => !isOwedHearing(submission),
        'The creator has the product, so you cannot cancel alone: ask Troupe’s team to decide.',
      ],
    ],
  },
  withdraw: {
    from: [
      within(
        'applied',
        'awaiting_shipment',
        'shipped',
        'in_progress',
        'content_submitted',
        'changes_requested',
        'approved',
      ),
      'It can no longer be withdrawn.',
    ],
  },
  receive: {
    from: [within('shipped'), 'Nothing is on its way to you.'],
  },
  report: {
    from: [within('shipped'), 'Nothing is on its way to you.'],
  },
  submit_content: {
    from: [within('in_progress', 'changes_requested'), 'You cannot submit content right now.'],
  },
  ask_extension: {
    from: [within('in_progress', 'changes_requested'), 'No content of yours is due right now.'],
    needs: [
      [({ extension_state }) => extension_state === null, 'You have asked for more time already.'],
      [({ escalated_at }) => escalated_at === null, 'The time is over already.'],
    ],
  },
  answer_extension: {
    from: [
      (submission) =>
        submission.extension_state === 'asked' &&
        submission.escalated_at === null &&
        within('in_progress', 'changes_requested')(submission),
      'Nobody asks for more time right now.',
    ],
  },
  post: {
    from: [within('approved', 'posted'), 'Post it once your content is approved.'],
  },
  give_spark_code: {
    from: [within('posted'), 'Give the code once you have posted.'],
    needs: [[needsSparkCode, 'This collab needs no Spark code for your post.']],
  },
  escalate: {
    from: [within('in_progress', ...withContent), nothingToDecide],
    needs: [
      [
        (submission) => submission.state !== 'in_progress' || isOwedHearing(submission),
        nothingToDecide,
      ],
      [({ escalated_by }) => escalated_by === null, 'You have already asked Troupe’s team.'],
    ],
  },
} satisfies Record<WorkMove, Move>

/** Whether to offer the move, even if something is missing for it. */
export function isOffered(submission: Standing, name: WorkMove): boolean {
  const { from }: Move = moves[name]
  const isTheirs = from[0](submission, undefined) && !isWithStaff(submission)
  return (
    isTheirs && (!onlyIfPossible.includes(name) || reasonsAgainst(submission, name).length === 0)
  )
}

/** Whether the organization can answer so, for lists that know no more than this of an application. */
export function canAnswer(
  application: Application,
  answer: 'accept' | 'offer_by_organization' | 'take_back_by_organization' | 'decline',
): boolean {
  return blockersOf<Application, undefined>(moves[answer], application, undefined).length === 0
}

/** Moves that are offered only if nothing is missing, because nobody could do anything about what is. */
const onlyIfPossible: WorkMove[] = [
  'accept',
  'offer_by_organization',
  'offer_by_creator',
  'ask_extension',
  'give_spark_code',
  'cancel',
  'escalate',
]

/**
 * Whether the creator has the product, and money is set aside for what they make of it: neither side ends
 * that alone.
 */
export function isOwedHearing(submission: Standing): boolean {
  const { state, shipments_count, quote_amount } = submission
  return state === 'in_progress' && shipments_count > 0 && quote_amount > 0
}

const undisputed: Conditions<Standing>['from'] = [
  (submission) => !isWithStaff(submission),
  'Troupe’s team decides about this now.',
]

/** The reasons why the move is not possible now; empty if it is. */
export function reasonsAgainst(submission: Standing, name: WorkMove): string[] {
  const move: Move = moves[name]
  const disputed = blockersOf({ from: move.from, needs: [undisputed] }, submission, undefined)
  return disputed.length > 0 ? disputed : blockersOf(move, submission, undefined)
}

export function guardPossible(submission: Standing, name: WorkMove): void {
  refuseIfAny(reasonsAgainst(submission, name))
}

/**
 * Whether someone has asked staff to decide. If only the clock did, because it took too long, both sides can
 * still act.
 */
function isWithStaff({ escalated_by }: Standing): boolean {
  return escalated_by !== null && escalated_by !== 'clock'
}

/** Whether the creator has done all that was agreed on. */
export function isAllDone(submission: Standing): boolean {
  return submission.state === 'posted' && !lacksSparkCode(submission)
}

export function isOver({ ended_at }: Pick<CollabSubmission, 'ended_at'>): boolean {
  return ended_at !== null
}

/** Whether the collab needs a Spark code that the post can have: only TikTok gives some. */
function needsSparkCode({
  require_spark_ads,
  post_platform_id,
}: Pick<CollabSubmission, 'require_spark_ads' | 'post_platform_id'>): boolean {
  return require_spark_ads && (post_platform_id ?? 'tiktok') === 'tiktok'
}

export function lacksSparkCode(
  submission: Pick<CollabSubmission, 'require_spark_ads' | 'spark_code' | 'post_platform_id'>,
): boolean {
  return needsSparkCode(submission) && submission.spark_code === null
}
