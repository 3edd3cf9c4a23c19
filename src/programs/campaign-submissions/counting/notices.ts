import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { currency, minorUnits } from '../../../framework/http/fields/json-fields.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { aboutSubmission, submissionParams } from '../../submissions/notices.ts'

export const viewsInvalidated = defineNotifier({
  ...aboutSubmission,
  type: 'ViewsInvalidatedNotifier',
  topic: 'decisions',
  when: 'Staff found that views of a post are not real, corrected how many, or took that back. To the creator and to the admins.',
  params: z.object({
    ...submissionParams,
    /** The number of invalid views in all; 0 if they were taken back. */
    views: z.int().min(0),
    views_before: z.int().min(0),
    /** Whether the post has to be decided about. */
    is_waiting: z.boolean(),
    reason: z.string(),
    note: z.string(),
    /** The part of the reward that went back to the budget. */
    returned_amount: minorUnits(735),
    currency,
    /** Whether it is the reader's own post. */
    is_own: z.boolean(),
  }),
  mail: true,
  title: ({ program_name, views, views_before }) => {
    if (views === 0) return `All views of a post for ${program_name} count again`
    const instead = views_before > 0 ? `, instead of ${grouped(views_before)}` : ''
    return `${counted(views, 'view')} of a post for ${program_name} ${views === 1 ? 'is' : 'are'} not paid${instead}`
  },
  body: ({ views, views_before, is_waiting, reason, note, returned_amount, currency, is_own }) => {
    const post = is_own ? 'your post' : 'the post'
    if (views === 0)
      return `Troupe’s team looked at ${post} once more. Views that were taken off count with the next grant.`
    const back =
      returned_amount > 0
        ? `${formatMoney(returned_amount, currency)} that was granted for them went back to the campaign.`
        : ''
    const found = `Troupe’s team found that these views of ${post} are not real.`
    const again = views < views_before ? 'The others count again with the next grant.' : ''
    const next = is_waiting ? 'The post waits to be decided about.' : ''
    return [found, reason, note, back, again, next].filter((part) => part !== '').join(' ')
  },
})
