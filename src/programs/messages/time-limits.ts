import { minutes } from '../../vocabulary/time/time-limits.ts'

/** How long a message may stay unread before it is mailed. */
export const unreadLimit = minutes(10)
