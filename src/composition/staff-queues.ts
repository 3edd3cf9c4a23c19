import type { StaffQueue } from '../accounts/staff/queue.ts'
import { accountsToVerify } from '../creators/social-accounts/staff/queue.ts'
import { refundsToSend } from '../money/fundings/refunds/staff/queue.ts'
import { fundingsToConfirm } from '../money/fundings/staff/queue.ts'
import { payoutsToSend } from '../money/payouts/staff/queue.ts'
import { failedJobQueue } from '../pages/staff/queues.ts'
import { submissionsInDoubt } from '../programs/campaign-submissions/staff/queue.ts'
import { submissionsToDecide } from '../programs/collab-submissions/staff/queue.ts'
import { collabsToReview } from '../programs/collabs/staff/queue.ts'
import { organizationsToLookAt } from '../teams/organizations/staff/queue.ts'

/** Everything that waits for staff, in the order of their overview. */
export const staffQueues: StaffQueue[] = [
  collabsToReview,
  organizationsToLookAt,
  submissionsInDoubt,
  submissionsToDecide,
  fundingsToConfirm,
  refundsToSend,
  payoutsToSend,
  accountsToVerify,
  failedJobQueue,
]
