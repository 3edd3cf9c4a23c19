import { days } from '../../vocabulary/time/time-limits.ts'

/** How long the views of a post count, from when it was handed in. */
export const countingLimit = days(30)

/** How old a post may be when it is handed in. */
export const postAgeLimit = days(30)
