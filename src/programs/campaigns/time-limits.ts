import { days, hours } from '../../vocabulary/time/time-limits.ts'

/** How long the views of a post count, from when it was handed in. */
export const countingLimit = days(30)

/** The time of an organization to decide about a post; the less is known about it, the longer. */
export const decisionLimits = { clean: hours(48), unclear: days(7), failed: days(14) }

const { clean, unclear, failed } = decisionLimits

/** The end of a post that nobody decides about, as creators read it among the rules. */
export const silenceInWords = `If the brand does not decide, a post whose checks all pass is approved after ${clean.words}. One with a check that could not be made is approved after ${unclear.words}, and one that failed a check is rejected after ${failed.words}.`

/** How old a post may be when it is handed in. */
export const postAgeLimit = days(30)
