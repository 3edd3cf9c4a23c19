import { days, hours, minutes, seconds } from '../../vocabulary/time/time-limits.ts'

/** The time that a receiver has to answer. */
export const answerLimit = seconds(5)

/** The pauses after each try that failed. With them an event is tried for three days. */
export const pauses = [minutes(1), minutes(10), hours(1), hours(4), hours(12), hours(24), hours(31)]

export const mostTries = pauses.length + 1

/** The time of nothing but failures after which an address is switched off. */
export const failingLimit = days(3)

/** The time for which a secret that was replaced signs beside the new one. */
export const overlapLimit = days(1)

/** The time that a process has for the deliveries of one address before others have their turn. */
export const turnLimit = seconds(20)

/** The time after which a process that works on an address is taken to be gone. */
export const leaseLimit = seconds(60)
