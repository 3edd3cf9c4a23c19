import { z } from 'zod'
import {
  defineNotifier,
  organizationOf,
  organizationParams,
} from '../../../activity/notifications/notifier.ts'
import {
  filteredPath,
  organizationPostsPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { dayInWords } from '../../../vocabulary/time/time.ts'

/** A notice of a day, and not of each post: whoever lets the clock decide does not want one each time. */
export const submissionsAutoApproved = defineNotifier({
  type: 'SubmissionsAutoApprovedNotifier',
  record_type: 'Organization',
  when: 'Posts were approved automatically because nobody decided in time. Once for each day (UTC) on which that happened, when it is over. To the admins of the organization.',
  params: z.object({
    ...organizationParams,
    posts_count: z.int(),
    programs: z.string(),
    amounts: z.string(),
    first_day: z.string(),
    last_day: z.string(),
  }),
  icon: 'timer',
  topic: 'decisions',
  mail: true,
  title: ({ posts_count, organization_name }) =>
    `${counted(posts_count, 'post')} for ${organization_name} ${posts_count === 1 ? 'was' : 'were'} approved automatically`,
  body: ({ posts_count, programs, amounts, first_day, last_day }) => {
    const days =
      first_day === last_day
        ? `On ${dayInWords(first_day)}`
        : `From ${dayInWords(first_day)} to ${dayInWords(last_day)}`
    const earned = amounts === '' ? 'nothing' : amounts
    return `${days} nobody decided in time about ${programs}. ${posts_count === 1 ? 'It has' : 'They have'} earned ${earned} so far.`
  },
  path: ({ organization_id, first_day, last_day }) =>
    filteredPath(organizationPostsPath(organizationOf({ organization_id })), {
      by: 'silence',
      from: first_day,
      to: last_day,
    }),
})
