import { rateLimits } from '../../vocabulary/rate-limits.ts'
import { days, hours, minutes } from '../../vocabulary/time/time-limits.ts'

/** How long a message may stay unread before it is mailed. */
export const unreadLimit = minutes(10)

/** How many messages one person writes. */
export const writingLimit = { ...rateLimits['messages-by'], words: hours(1).words }

/** How many messages to many at once someone gets of an organization without having answered. */
export const unansweredLimit = { ...days(1), most: 3 }

/** How many messages about one submission a side writes before the other has answered. */
export const oneByOne = { ...days(1), most: 20 }

/** The same between a creator and an organization, about all of their submissions together. */
export const amongAll = { ...days(7), most: 40 }

/** The same, of an organization to somebody who has withdrawn. */
export const afterWithdrawal = { ...days(30), most: 3 }
