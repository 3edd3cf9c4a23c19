import { z } from 'zod'
import { defineDeadline, setDeadline } from '../../../activity/deadlines/deadlines.ts'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { businessTime, hasPassed } from '../../../framework/database/clock.ts'
import { timestamp } from '../../../framework/http/fields/json-fields.ts'
import { system } from '../../../tables/actor.ts'
import { momentInWords } from '../../../vocabulary/time/time.ts'
import { hours, hoursUntil } from '../../../vocabulary/time/time-limits.ts'
import { nextReminder } from '../../collabs/next-reminder.ts'
import { reminder } from '../../collabs/time-limits.ts'
import { workDeadlines } from '../../submissions/deadline-kinds.ts'
import { nextToAct, readDueDate, stepOf, type TurnStep, turnSteps } from '../due-dates.ts'
import { lockWork } from '../lock.ts'
import { aboutWork, collabParams, tellSidesOfWork } from '../notices.ts'
import { timeLimits } from '../time-limits.ts'

const stepWords: Record<TurnStep, [what: (creator: string) => string, then: string]> = {
  answer_application: [(creator) => `Answer the application of ${creator}`, 'it expires'],
  answer_offer: [() => 'Answer the price that is offered to you', 'your application expires'],
  ship: [
    (creator) => `Send the product to ${creator}`,
    'it is late, and in the end the work is canceled',
  ],
  receive: [() => 'Say whether the product has arrived', 'it counts as received'],
  submit_content: [() => 'Submit your content', 'the work expires, and nothing is paid'],
  review_content: [(creator) => `Review the content of ${creator}`, 'it is approved'],
  submit_new_version: [() => 'Submit a new version', 'Troupe’s team decides'],
  post: [() => 'Post your content, and say where', 'Troupe’s team decides'],
  give_spark_code: [() => 'Give the Spark code for your post', 'Troupe’s team decides'],
  complete: [(creator) => `Look at the post of ${creator}`, 'it is completed'],
}

export const submissionDueSoon = defineNotifier({
  ...aboutWork,
  type: 'SubmissionDueNotifier',
  topic: 'submissions',
  when: `Half of the time for a step of a collab is over, ${timeLimits.reminder.words} is left, or ${timeLimits.lastReminder.words}. To whoever has to act: the creator, or the admins of the organization.`,
  params: z.object({
    ...collabParams,
    step: z.enum(turnSteps),
    due_at: timestamp,
    hours_left: z.int().optional(),
  }),
  // Those who are reminded again see two notices, and by what is left which is the later one.
  title: ({ step, creator_name, collab_name, hours_left }) =>
    `${stepWords[step][0](creator_name)}: ${collab_name}${hours_left === undefined ? '' : ` (${hours(hours_left).words} left)`}`,
  body: ({ step, due_at }) =>
    `There is time until ${momentInWords(due_at)}. After that ${stepWords[step][1]}.`,
})

export const submissionReminder = defineDeadline({
  ...workDeadlines.reminder,
  lock: (tx, id) => lockWork(tx, { id }),
  act: async (tx, services, submission) => {
    const due_at = await readDueDate(tx, submission)
    const step = stepOf(submission)
    const side = nextToAct(submission)
    if (due_at === undefined || hasPassed(due_at) || step === undefined) return
    if (side === null || side === 'staff') return

    const author = system('Deadline')
    await tellSidesOfWork(tx, services, author, submission, [side], submissionDueSoon, {
      step,
      due_at,
      ...shortTimeUntil(due_at),
    })
    const next = nextReminder(due_at)
    if (next !== undefined) await setDeadline(tx, workDeadlines.reminder, submission, next)
  },
})

/** The hours until a moment, from a day on; before that the first reminder says no more than the moment. */
function shortTimeUntil(due_at: string): { hours_left?: number } {
  const hours_left = hoursUntil(due_at, businessTime())
  return hours(hours_left).seconds > reminder.seconds ? {} : { hours_left }
}
