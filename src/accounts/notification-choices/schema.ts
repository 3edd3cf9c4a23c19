import { z } from 'zod'
import {
  clearable,
  flag,
  oneOf,
  plainText,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { mailChoices, type Topic, topics } from '../../tables/users/notification-choices.ts'
import { isTimeZone } from '../../vocabulary/time/time-zone.ts'

const mail = withExample(oneOf(mailChoices), 'daily')
const push = withExample(flag, true)
const zone = plainText
  .transform((text) => text.trim())
  .refine(isTimeZone, 'is not a time zone, such as Europe/Berlin')

type Fields = Record<`${Topic}_mail`, typeof mail> & Record<`${Topic}_push`, typeof push>

const fields = Object.fromEntries(
  topics.flatMap((topic) => [
    [`${topic}_mail`, mail],
    [`${topic}_push`, push],
  ]),
) as Fields

export const NotificationChoicesUpdate = z
  .object({ ...fields, time_zone: withExample(clearable(zone), 'Europe/Berlin') })
  .partial()

export type NotificationChoicesChanges = z.infer<typeof NotificationChoicesUpdate>
