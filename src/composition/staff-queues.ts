import type { StaffQueue } from '../accounts/staff/queue.ts'
import { failedJobQueue } from '../pages/staff/queues.ts'
import { collabsToReview } from '../programs/collabs/review-queue.ts'

/** Everything that waits for staff, in the order of their overview. */
export const staffQueues: StaffQueue[] = [collabsToReview, failedJobQueue]
