import { days } from '../../vocabulary/time/time-limits.ts'

/** How long whoever had the address before can change it back. */
export const undoLimit = days(7)
