import type { StaffQueue } from '../accounts/staff/queue.ts'
import { accountsToVerify } from '../creators/social-accounts/queue.ts'
import { fundingsToConfirm, refundsToSend } from '../money/fundings/queues.ts'
import { payoutsToSend } from '../money/payouts/staff/queue.ts'
import { failedJobQueue } from '../pages/staff/queues.ts'
import { submissionsInDoubt } from '../programs/campaign-submissions/queue.ts'
import { submissionsToDecide } from '../programs/collab-submissions/queue.ts'
import { collabsToReview } from '../programs/collabs/staff/queue.ts'

/** Everything that waits for staff, in the order of their overview. */
export const staffQueues: StaffQueue[] = [
  collabsToReview,
  submissionsInDoubt,
  submissionsToDecide,
  fundingsToConfirm,
  refundsToSend,
  payoutsToSend,
  accountsToVerify,
  failedJobQueue,
]
