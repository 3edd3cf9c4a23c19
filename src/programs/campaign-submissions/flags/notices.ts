import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { timestamp } from '../../../framework/http/fields/json-fields.ts'
import { dayInWords } from '../../../vocabulary/time/time.ts'
import { aboutSubmission, submissionParams } from '../../submissions/notices.ts'

export const submissionFlagged = defineNotifier({
  ...aboutSubmission,
  type: 'SubmissionFlaggedNotifier',
  topic: 'decisions',
  when: 'Someone or a rule has doubts about a submission, and its money waits. To the creator and to the admins.',
  params: z.object({
    ...submissionParams,
    note: z.string(),
    until: timestamp,
    /** Whether it is the reader's own post. */
    is_own: z.boolean(),
  }),
  mail: true,
  title: ({ program_name }) => `A question about a post for ${program_name}`,
  body: ({ note, until, is_own }) =>
    `${note} What is not in ${is_own ? 'your' : 'the creator’s'} balance yet is on hold until this is cleared up, ${dayInWords(until)} at the latest. ${is_own ? 'You' : 'The creator'} can answer once, on the page of the post.`,
})

export const flagAnswered = defineNotifier({
  ...aboutSubmission,
  type: 'FlagAnsweredNotifier',
  topic: 'submissions',
  when: 'A creator answered the flag of an organization. To its admins.',
  params: z.object({ ...submissionParams, answer: z.string() }),
  mail: true,
  title: ({ creator_name, program_name }) =>
    `${creator_name} answered your flag for ${program_name}`,
  body: ({ answer }) => `“${answer}” Lift the flag if that clears it up.`,
})

export const flagEnded = defineNotifier({
  ...aboutSubmission,
  type: 'FlagEndedNotifier',
  topic: 'decisions',
  when: 'The last doubt about a submission is over, because someone lifted it or nobody decided in time. To the creator and, unless they lifted it themselves, to the admins.',
  params: z.object({
    ...submissionParams,
    outcome: z.enum(['lifted', 'lapsed']),
    /** Whether it still waits for a decision. */
    is_pending: z.boolean(),
  }),
  mail: true,
  title: ({ program_name }) => `The post for ${program_name} is no longer flagged`,
  body: ({ outcome, is_pending }) =>
    `${outcome === 'lifted' ? 'The flag was lifted.' : 'Nobody decided in time, so the flag has expired.'} ${is_pending ? 'The post waits for a decision again.' : 'Nothing of what it earned is on hold any more because of it.'}`,
})
