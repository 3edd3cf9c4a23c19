import { days } from '../../vocabulary/time/time-limits.ts'

/** The time for which events are kept, and with them the log of their deliveries. */
export const eventsKept = days(90)
