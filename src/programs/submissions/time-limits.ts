import { days, hours } from '../../vocabulary/time/time-limits.ts'

/** Those that are spoken of beyond one kind of submissions. The others are with their kind. */

/** The time of the organization to answer an application. */
export const applicationLimit = days(10)

/** The time of the creator to post what was approved for a collab. */
export const postingLimit = days(14)

/** The time of the creator to make another version of content for a collab. */
export const newVersionLimit = days(14)

/** The time of the creator to give the Spark code for a post. */
export const sparkCodeLimit = days(14)

/** The time of the creator to appeal against the rejection of a post. */
export const appealLimit = days(7)

/** The time of an organization to review content, which is approved after it. */
export const contentReviewLimit = hours(72)

/**
 * The time of an organization to look at the post of a collab, after which the work is completed by itself.
 */
export const completionLimit = hours(72)
