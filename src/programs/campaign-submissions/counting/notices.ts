import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { currency, minorUnits } from '../../../framework/http/json-fields.ts'
import { counted } from '../../../vocabulary/counts.ts'
import { formatMoney } from '../../../vocabulary/money.ts'
import { aboutSubmission, submissionParams } from '../../submissions/notices.ts'

export const viewsInvalidated = defineNotifier({
  ...aboutSubmission,
  type: 'ViewsInvalidatedNotifier',
  when: 'Staff found that views of a post are not real, corrected how many, or took that back. To the creator and to the admins.',
  params: z.object({
    ...submissionParams,
    /** In all; 0 where it was taken back. */
    views: z.int().min(0),
    reason: z.string(),
    note: z.string(),
    /** Of the reward, which went back to the budget. */
    returned_amount: minorUnits(735),
    currency,
    /** Whether it is the reader's own post. */
    is_own: z.boolean(),
  }),
  mail: true,
  title: ({ program_name, views }) =>
    views === 0
      ? `All views of a post for ${program_name} count again`
      : `${counted(views, 'view')} of a post for ${program_name} ${views === 1 ? 'is' : 'are'} not paid`,
  body: ({ views, reason, note, returned_amount, currency, is_own }) => {
    const post = is_own ? 'your post' : 'the post'
    if (views === 0)
      return `Our team looked at ${post} once more. Views that were taken off are paid with the next grant.`
    const back =
      returned_amount > 0
        ? `${formatMoney(returned_amount, currency)} that was held for them went back to the campaign.`
        : ''
    const found = `Our team found that these views of ${post} are not real.`
    return [found, reason, note, back].filter((part) => part !== '').join(' ')
  },
})
