import { days, hours } from '../../../vocabulary/time/time-limits.ts'

/** How long a person can say yes to what a program asked for. */
export const confirmationLimit = hours(1)

/** How long one can look at what was asked for, after that. */
export const confirmationKept = days(30)
