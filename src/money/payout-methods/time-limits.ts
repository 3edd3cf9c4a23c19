import { hours } from '../../vocabulary/time/time-limits.ts'

/** The time for which nothing is paid to an account after it was named, so that its owner can object. */
export const holdLimit = hours(48)
