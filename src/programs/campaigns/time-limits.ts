import { days, hours } from '../../vocabulary/time/time-limits.ts'

/** How long the views of a post count, from when it was handed in. */
export const countingLimit = days(30)

/** The time of an organization to decide about a post; the less is known about it, the longer. */
export const decisionLimits = { clean: hours(48), unclear: days(7), failed: days(14) }

/** The end of a post that nobody decides about, for whoever is about to publish. */
export const silenceInWords = `Decide about posts in time: one whose checks all pass is approved after ${decisionLimits.clean.words}, one with a check that could not be made after ${decisionLimits.unclear.words}, and then spends budget. One that failed a check is rejected after ${decisionLimits.failed.words}. These times are the same for all campaigns, so that creators can rely on an answer.`

/** How old a post may be when it is handed in. */
export const postAgeLimit = days(30)
