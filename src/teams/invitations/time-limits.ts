import { days } from '../../vocabulary/time/time-limits.ts'

/** How long the link in the mail is good for. */
export const invitationLimit = days(7)

/** How long an invitation that has expired can still be sent again. */
export const keptLimit = days(30)
