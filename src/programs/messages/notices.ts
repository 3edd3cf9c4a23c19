import { z } from 'zod'
import { defineNotifier } from '../../activity/notifications/notifier.ts'
import { aboutSubmission, submissionParams } from '../submissions/notices.ts'
import { unreadLimit } from './time-limits.ts'

/** The notice of a message. It is not mailed at once: only what is still unread after a while is. */
export const submissionMessage = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionMessageNotifier',
  when: `Someone wrote about a submission. To the creator, or to the admins of the organization and its members who have written before; mailed if it is unread after ${unreadLimit.words}. Not in the JSON list.`,
  params: z.object({ ...submissionParams, sender_name: z.string(), excerpt: z.string() }),
  icon: 'mail',
  topic: 'messages',
  title: ({ sender_name, program_name }) => `${sender_name} wrote about ${program_name}`,
  body: ({ excerpt }) => (excerpt === '' ? 'They have sent files.' : `“${excerpt}”`),
})
