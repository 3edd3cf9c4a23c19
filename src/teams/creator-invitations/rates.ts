import { days } from '../../vocabulary/time/time-limits.ts'

/** Limits of the mails that invite creators. The database keeps them too: see `keep_invitation_limits`. */

/** To one mailbox, of all organizations together. */
export const recipientLimit = { ...days(7), most: 5 }

export const organizationLimit = { ...days(1), most: 300 }

/** Of all organizations that have the same owner. */
export const ownerLimit = { ...days(1), most: 600 }
