import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { aboutSubmission, submissionParams } from '../../submissions/notices.ts'

export const submissionAppealed = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionAppealedNotifier',
  topic: 'submissions',
  when: 'A creator appealed against a rejection. To the admins of the organization.',
  params: z.object(submissionParams),
  title: ({ program_name }) => `An appeal for ${program_name}`,
  body: ({ creator_name }) =>
    `${creator_name} does not agree with the rejection. Our team decides about it.`,
})
