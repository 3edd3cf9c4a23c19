import type { CollabSubmission, CollabSubmissionState } from '../../tables/collab-submissions.ts'

/** Every move of a submission, who makes it, and from where: the pages show it and the model obeys it. */

export type Side = 'creator' | 'organization'

export type SubmissionMove =
  | 'accept'
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
  | 'post'
  | 'give_spark_code'
  | 'escalate'

type State = CollabSubmissionState

/** What moves depend on. */
export type Standing = Omit<CollabSubmission, 'brief'>

type Move = {
  /** Either side may make it where none is named. */
  by?: Side
  /** What programs and forms create to make it. */
  noun: string
  from: readonly State[]
  /** Why it is not possible from elsewhere. */
  otherwise: string
  /** Further conditions, each with the sentence for where it does not hold. */
  needs?: [holds: (submission: Standing) => boolean, otherwise: string][]
}

const withContent = ['content_submitted', 'changes_requested', 'approved', 'posted'] as const

const nothingToDecide =
  'Our team decides only once content was submitted, or the product was received.'

export const mostRounds = 2

export const moves: Record<SubmissionMove, Move> = {
  accept: {
    by: 'organization',
    noun: 'acceptance',
    from: ['applied'],
    otherwise: 'Only an open application can be accepted.',
  },
  decline: {
    by: 'organization',
    noun: 'decline',
    from: ['applied'],
    otherwise: 'Only an open application can be declined.',
  },
  ship: {
    by: 'organization',
    noun: 'shipment',
    from: ['awaiting_shipment'],
    otherwise: 'There is nothing to send right now.',
  },
  request_changes: {
    by: 'organization',
    noun: 'change_request',
    from: ['content_submitted'],
    otherwise: 'There is no content to review.',
    needs: [
      [
        ({ rounds_count }) => rounds_count < mostRounds,
        'Changes were asked for twice: approve the content, or ask our team to decide.',
      ],
    ],
  },
  approve: {
    by: 'organization',
    noun: 'approval',
    from: ['content_submitted'],
    otherwise: 'There is no content to review.',
  },
  complete: {
    by: 'organization',
    noun: 'completion',
    from: ['posted'],
    otherwise: 'Only what was posted can be completed.',
    needs: [[(submission) => !lacksSparkCode(submission), 'The Spark code is still missing.']],
  },
  cancel: {
    by: 'organization',
    noun: 'cancellation',
    from: ['awaiting_shipment', 'shipped', 'in_progress'],
    otherwise:
      'It can be cancelled from acceptance until content is submitted. After that, ask our team to decide.',
    needs: [
      [
        (submission) => !isOwedHearing(submission),
        'The creator has the product, so you cannot cancel alone: ask our team to decide.',
      ],
    ],
  },
  withdraw: {
    by: 'creator',
    noun: 'withdrawal',
    from: [
      'applied',
      'awaiting_shipment',
      'shipped',
      'in_progress',
      'content_submitted',
      'changes_requested',
      'approved',
    ],
    otherwise: 'It can no longer be withdrawn.',
  },
  receive: {
    by: 'creator',
    noun: 'receipt',
    from: ['shipped'],
    otherwise: 'Nothing is on its way to you.',
  },
  report: {
    by: 'creator',
    noun: 'shipment_issue',
    from: ['shipped'],
    otherwise: 'Nothing is on its way to you.',
  },
  submit_content: {
    by: 'creator',
    noun: 'content',
    from: ['in_progress', 'changes_requested'],
    otherwise: 'You cannot submit content right now.',
  },
  post: {
    by: 'creator',
    noun: 'post',
    from: ['approved', 'posted'],
    otherwise: 'Post it once your content is approved.',
  },
  give_spark_code: {
    by: 'creator',
    noun: 'spark_code',
    from: ['posted'],
    otherwise: 'Give the code once you have posted.',
    needs: [[({ require_spark_ads }) => require_spark_ads, 'This collab needs no Spark code.']],
  },
  escalate: {
    noun: 'escalation',
    from: ['in_progress', ...withContent],
    otherwise: nothingToDecide,
    needs: [
      [
        (submission) => submission.state !== 'in_progress' || isOwedHearing(submission),
        nothingToDecide,
      ],
      [({ escalated_by }) => escalated_by === null, 'You have already asked our team.'],
    ],
  },
}

/** Whether to offer the move, even if something is missing for it. */
export function isOffered(submission: Standing, name: SubmissionMove): boolean {
  const isTheirs = moves[name].from.includes(submission.state) && !isWithStaff(submission)
  return isTheirs && (!onlyIfPossible.includes(name) || blockersOf(submission, name).length === 0)
}

/** Where something is missing for these, nobody can do anything about it. */
const onlyIfPossible: SubmissionMove[] = ['give_spark_code', 'cancel', 'escalate']

/** The creator has the product, and money is set aside for what they make of it: neither side ends that alone. */
export function isOwedHearing(submission: Standing): boolean {
  const { state, shipments_count, quote_amount } = submission
  return state === 'in_progress' && shipments_count > 0 && quote_amount > 0
}

/** Why the move is not possible now; empty if it is. */
export function blockersOf(submission: Standing, name: SubmissionMove): string[] {
  const { from, otherwise, needs = [] } = moves[name]
  if (!from.includes(submission.state)) return [otherwise]
  if (isWithStaff(submission)) return ['Our team decides about this now.']
  return needs.filter(([holds]) => !holds(submission)).map(([, sentence]) => sentence)
}

/** Someone has asked staff to decide. What only took too long can still be done. */
export function isWithStaff({ escalated_by }: Standing): boolean {
  return escalated_by !== null && escalated_by !== 'clock'
}

export function isOver({ ended_at }: Pick<CollabSubmission, 'ended_at'>): boolean {
  return ended_at !== null
}

export function lacksSparkCode(
  submission: Pick<CollabSubmission, 'require_spark_ads' | 'spark_code'>,
): boolean {
  return submission.require_spark_ads && submission.spark_code === null
}
