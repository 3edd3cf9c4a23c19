import { days } from '../../vocabulary/time/time-limits.ts'

/** How long an upload is kept for something to use it. */
export const uploadKept = days(1)
