import { grantingLimit } from '../../money/grants/time-limits.ts'
import { days, hours, seconds } from '../../vocabulary/time/time-limits.ts'
import { countingLimit, decisionLimits, postAgeLimit } from '../campaigns/time-limits.ts'

/** How long each step of a submission to a campaign may take. */
export const timeLimits = {
  /** How old a post may be when it is handed in. */
  postAge: postAgeLimit,
  decision: decisionLimits,
  /** The time of a person to take back what they decided. */
  undo: seconds(10),
  /** The time of the creator to appeal, and of staff to decide about the appeal. */
  appeal: days(7),
  appealDecision: days(7),
  /** The time for which a doubt holds money if nobody decides about it. */
  organizationFlag: hours(72),
  ruleFlag: days(14),
  counting: countingLimit,
  /** The time after the end of counting in which the last reading may still come. */
  lastReading: days(1),
  /** The time until a post in doubt, which cannot be final yet, is looked at again. */
  doubtedFinalization: days(1),
  /** The time after which a post that is still missing counts no more. */
  missing: hours(24),
  /** The time between two grants of what views have earned. */
  granting: grantingLimit,
}
