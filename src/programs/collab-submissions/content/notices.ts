import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { timestamp } from '../../../framework/http/fields/json-fields.ts'
import { momentInWords } from '../../../vocabulary/time/time.ts'
import { days as daysOf } from '../../../vocabulary/time/time-limits.ts'
import { aboutWork, collabParams } from '../notices.ts'
import { timeLimits } from '../time-limits.ts'

const steps = ['content', 'post', 'spark_code'] as const
const stepTitles: Record<(typeof steps)[number], string> = {
  content: 'submitted content for',
  post: 'posted the content of',
  spark_code: 'gave the Spark code of',
}

export const contentSubmitted = defineNotifier({
  ...aboutWork,
  type: 'ContentSubmittedNotifier',
  topic: 'submissions',
  when: 'A creator submitted content, posted it, or gave the Spark code. To the admins of the organization.',
  params: z.object({ ...collabParams, step: z.enum(steps) }),
  title: ({ creator_name, step, collab_name }) =>
    `${creator_name} ${stepTitles[step]} ${collab_name}`,
  body: ({ step }) =>
    step === 'content'
      ? `Approve it or ask for changes within ${timeLimits.contentReview.words}. After that it is approved.`
      : `Review and complete it. If nothing is missing, that happens automatically after ${timeLimits.completion.words}.`,
})

export const changesRequested = defineNotifier({
  ...aboutWork,
  type: 'ChangesRequestedNotifier',
  topic: 'decisions',
  when: 'An organization wants changes of content. To the creator.',
  params: z.object({ ...collabParams, note: z.string() }),
  title: ({ organization_name, collab_name }) =>
    `${organization_name} asks for changes to ${collab_name}`,
  body: ({ note }) => `“${note}” Submit a new version within ${timeLimits.newVersion.words}.`,
})

export const extensionAsked = defineNotifier({
  ...aboutWork,
  type: 'ExtensionAskedNotifier',
  topic: 'submissions',
  when: 'A creator asks for more time for content. To the admins of the organization.',
  params: z.object({ ...collabParams, days: z.int(), note: z.string() }),
  title: ({ creator_name, days, collab_name }) =>
    `${creator_name} asks for ${daysOf(days).words} more for ${collab_name}`,
  body: ({ note }) => `“${note}” Until you grant it, the deadline stays as it is.`,
})

export const extensionAnswered = defineNotifier({
  ...aboutWork,
  type: 'ExtensionAnsweredNotifier',
  topic: 'decisions',
  when: 'An organization granted or refused more time for content. To the creator.',
  params: z.object({
    ...collabParams,
    outcome: z.enum(['granted', 'refused']),
    days: z.int(),
    due_at: timestamp,
  }),
  title: ({ outcome, days, collab_name }) =>
    outcome === 'granted'
      ? `You have ${daysOf(days).words} more for ${collab_name}`
      : `There is no more time for ${collab_name}`,
  body: ({ due_at }) => `Your content is due by ${momentInWords(due_at)}.`,
})
