import { z } from 'zod'
import { defineNotifier } from '../../activity/notifications/notifier.ts'
import { timestamp } from '../../framework/http/fields/json-fields.ts'
import { ratingSides } from '../../tables/collabs/ratings.ts'
import { dayInWords } from '../../vocabulary/time/time.ts'
import { aboutWork, collabParams } from '../collab-submissions/notices.ts'

export const submissionRated = defineNotifier({
  ...aboutWork,
  type: 'SubmissionRatedNotifier',
  topic: 'submissions',
  when: 'One side of a finished collab rated the other. To the creator, or the admins of the organization.',
  params: z.object({
    ...collabParams,
    side: z.enum(ratingSides),
    shows_at: timestamp,
    is_shown: z.boolean(),
  }),
  title: ({ side, creator_name, organization_name, collab_name }) =>
    `${side === 'creator' ? creator_name : organization_name} rated your work together: ${collab_name}`,
  body: ({ is_shown, shows_at }) =>
    is_shown
      ? 'Both of you did, so both ratings can be read now. You can answer once.'
      : `Rate them, too, and both can be read. Otherwise theirs is shown on ${dayInWords(shows_at)}, when it is too late for yours.`,
})
