import { days } from '../../vocabulary/time/time-limits.ts'

/** How long the views of a post count, from when it was handed in. */
export const countingLimit = days(30)
