import { grantingLimit } from '../../money/grants/time-limits.ts'
import { days, hours, seconds } from '../../vocabulary/time/time-limits.ts'
import { countingLimit } from '../campaigns/time-limits.ts'
import { appealLimit } from '../submissions/time-limits.ts'

/** How long each step of a submission to a campaign may take. */
export const timeLimits = {
  /** How old a post may be when it is handed in. */
  postAge: days(30),
  /** For the organization, to decide; the longer, the less is known about the post. */
  decision: { clean: hours(48), unclear: days(7), failed: days(14) },
  /** For a person, to take back what they decided. */
  undo: seconds(10),
  /** For the creator, to appeal, and for staff, to decide about it. */
  appeal: appealLimit,
  appealDecision: days(7),
  /** How long a doubt holds money where nobody decides about it. */
  brandFlag: hours(72),
  ruleFlag: days(14),
  counting: countingLimit,
  /** How often that is granted which views have earned. */
  granting: grantingLimit,
}
