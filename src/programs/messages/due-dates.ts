import { minutes } from '../../vocabulary/time/time-limits.ts'

/** How long a message may stay unread before it is mailed. */
export const unreadLimit = minutes(10)

/** The moment at which someone is mailed about a message that they have not read. */
export const unreadDeadline = { kind: 'message_unread' }
