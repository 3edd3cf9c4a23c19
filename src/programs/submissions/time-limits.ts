import { days } from '../../vocabulary/time/time-limits.ts'

/** Those that notices of both kinds name. The others are with their kind. */

/** The time of the organization to answer an application. */
export const applicationLimit = days(10)

/** The time of the creator to post what was approved for a collab. */
export const postingLimit = days(14)
