import { defineDeadline } from '../../../activity/deadlines/deadlines.ts'
import type { Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { system } from '../../../tables/actor.ts'
import type {
  CollabSubmission,
  CollabSubmissionState,
} from '../../../tables/collabs/collab-submissions.ts'
import { days } from '../../../vocabulary/time/time-limits.ts'
import { workDeadlines } from '../../submissions/deadline-kinds.ts'
import { isOfMember } from '../../submissions/membership.ts'
import { approveLockedContent } from '../content/model.ts'
import { endWork, tellCanceled } from '../ending/model.ts'
import { applicationDeclined } from '../ending/notices.ts'
import { lockWork } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { releaseQuote } from '../paying/reservation.ts'
import { completeLockedWork } from '../posting/completion.ts'
import { sparkCodeExpiring } from '../posting/notices.ts'
import { saveMove } from '../save-move.ts'
import { receiveProduct } from '../shipping/model.ts'
import { shipmentIssue } from '../shipping/notices.ts'
import { escalateLate } from '../staff/decision.ts'
import { timeLimits } from '../time-limits.ts'
import { lacksSparkCode } from '../transitions.ts'

const author = system('Deadline')

type Act = (tx: Tx, services: Services, submission: CollabSubmission) => Promise<unknown>

const completeUnlessOfMember = unlessOfMember((tx, services, submission) =>
  completeLockedWork(tx, services, author, submission),
)

/** The acts of the clock, by the state in which nobody acts in time. */
const acts: Partial<Record<CollabSubmissionState, Act>> = {
  applied: expire(`Nobody answered within ${timeLimits.application.words}.`),
  awaiting_shipment: (tx, services, submission) =>
    submission.is_shipment_late
      ? cancelUnsent(tx, services, submission)
      : remind(tx, services, submission),
  shipped: (tx, services, submission) => receiveProduct(tx, services, author, submission),
  in_progress: (tx, services, submission) => {
    const limit = days(submission.content_days)
    return expire(`No content was submitted within ${limit.words}.`)(tx, services, submission)
  },
  content_submitted: unlessOfMember((tx, services, submission) =>
    approveLockedContent(tx, services, author, submission),
  ),
  changes_requested: escalateAfter(
    `No new version was submitted within ${timeLimits.newVersion.words}.`,
  ),
  approved: escalateAfter(`The content was not posted within ${timeLimits.posting.words}.`),
  posted: (tx, services, submission) =>
    lacksSparkCode(submission)
      ? escalateLate(
          tx,
          services,
          submission,
          `No Spark code was given within ${timeLimits.sparkCode.words}.`,
        )
      : completeUnlessOfMember(tx, services, submission),
}

export const submissionDeadline = defineDeadline({
  ...workDeadlines.turn,
  lock: findLocked,
  act: async (tx, services, submission) => {
    await acts[submission.state]?.(tx, services, submission)
  },
})

export const sparkCodeEnding = defineDeadline({
  ...workDeadlines.sparkCode,
  lock: findLocked,
  act: async (tx, services, submission) => {
    const { spark_ends_at, state } = submission
    const isUsed = state === 'posted' || state === 'completed'
    if (spark_ends_at === null || !isUsed) return
    await tellSidesOfWork(
      tx,
      services,
      author,
      submission,
      ['creator', 'organization'],
      sparkCodeExpiring,
      {
        ends_at: spark_ends_at,
      },
    )
  },
})

export const rewardHeldUp = defineDeadline({
  ...workDeadlines.release,
  lock: findLocked,
  act: async (tx, _services, submission) => {
    await releaseQuote(tx, submission)
  },
})

function findLocked(tx: Tx, id: number): Promise<CollabSubmission> {
  return lockWork(tx, { id })
}

function expire(note: string): Act {
  return async (tx, services, submission) => {
    const after = await endWork(tx, author, submission, 'expire', { state: 'expired', note })
    await tellSidesOfWork(tx, services, author, after, ['creator'], applicationDeclined, {
      outcome: 'expired',
      note,
    })
  }
}

function escalateAfter(note: string): Act {
  return (tx, services, submission) => escalateLate(tx, services, submission, note)
}

/** Whoever belongs to the organization is not paid because it looks away: another admin or staff decide. */
function unlessOfMember(act: Act): Act {
  return async (tx, services, submission) =>
    (await isOfMember(tx, submission))
      ? escalateLate(tx, services, submission, ofMember)
      : act(tx, services, submission)
}

const ofMember =
  'The creator has joined the organization, so silence is no consent: another admin or Troupe’s team has to decide.'

/** The organization has as long again. The creator knows, and may withdraw instead of waiting. */
async function remind(tx: Tx, services: Services, submission: CollabSubmission): Promise<void> {
  const after = await saveMove(tx, author, submission, 'remind', { is_shipment_late: true })
  await tellSidesOfWork(tx, services, author, after, ['creator', 'organization'], shipmentIssue, {
    issue: 'late',
    note: '',
  })
}

async function cancelUnsent(tx: Tx, services: Services, submission: CollabSubmission) {
  const note = `The product was not sent within ${timeLimits.shipmentInAll.words}.`
  const after = await endWork(tx, author, submission, 'cancel', { state: 'cancelled', note })
  await tellCanceled(tx, services, author, after, note)
}
