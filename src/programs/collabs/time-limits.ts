import { days, hours } from '../../vocabulary/time/time-limits.ts'

/** Those of the work that collabs name in their terms. The others are with the work. */

/** The time of the creator to make another version of content. */
export const newVersionLimit = days(14)

/** The time of the creator to give the Spark code for a post. */
export const sparkCodeLimit = days(14)

/** The time of an organization to review content, which is approved after it. */
export const contentReviewLimit = hours(72)

/** The time of an organization to look at a post, after which the work is completed by itself. */
export const completionLimit = hours(72)

/** The times before a deadline at which people are reminded again, after half of its time. */
export const reminder = days(1)
export const lastReminder = hours(1)
