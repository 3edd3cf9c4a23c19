import { days, hours } from '../../vocabulary/time/time-limits.ts'
import {
  completionLimit,
  contentReviewLimit,
  lastReminder,
  newVersionLimit,
  reminder,
  sparkCodeLimit,
} from '../collabs/time-limits.ts'
import { applicationLimit, postingLimit } from '../submissions/time-limits.ts'

const shipmentDays = 5

/** How long each step of the work for a collab may take. */
export const timeLimits = {
  application: applicationLimit,
  /** The time of the organization to send the product; once it is late, it has as long again. */
  shipment: days(shipmentDays),
  shipmentInAll: days(2 * shipmentDays),
  /** The time of the creator to say that the product arrived. */
  receipt: days(14),
  contentReview: contentReviewLimit,
  newVersion: newVersionLimit,
  posting: postingLimit,
  sparkCode: sparkCodeLimit,
  /** The time of the organization to look at the post. */
  completion: completionLimit,
  /** The times before a deadline at which whoever has to act is reminded once more. */
  reminder,
  lastReminder,
  /** The time before the end of a Spark code at which that end is announced. */
  sparkNotice: days(7),
  /** The time after completion in which both sides can rate each other. The database knows it, too. */
  rating: days(14),
  /** The time until a reward that could not be released is tried again. */
  releaseRetry: hours(1),
}
