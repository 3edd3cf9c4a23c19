import { hours } from '../../vocabulary/time/time-limits.ts'

/** How long an account is kept for whoever typed its address first and has not verified it. */
export const claimLimit = hours(24)

/** How long the code for a bio counts. */
export const bioCodeLimit = hours(24)
