import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { currency, minorUnits } from '../../../framework/http/fields/json-fields.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { aboutWork, collabParams } from '../notices.ts'

const decisions = ['asked', 'approved', 'split'] as const

export const submissionEscalated = defineNotifier({
  ...aboutWork,
  type: 'SubmissionEscalatedNotifier',
  topic: 'decisions',
  when: 'Staff are to decide about a submission, or have decided. To the creator, and to the admins of the organization.',
  params: z.object({
    ...collabParams,
    status: z.enum(decisions),
    note: z.string(),
    creator_amount: minorUnits(12_500),
    currency,
  }),
  title: ({ status, collab_name }) =>
    status === 'asked'
      ? `Troupe’s team decides about ${collab_name}`
      : `Troupe’s team has decided about ${collab_name}`,
  body: ({ status, note, creator_name, creator_amount, currency }) => {
    if (status === 'asked')
      return `The reason: “${note}” Until Troupe’s team has decided, nothing else happens.`
    if (status === 'approved') return 'The content is approved. It can be posted now.'
    return `${formatMoney(creator_amount, currency)} goes to ${creator_name}; what is left of the quote goes back. “${note}”`
  },
})
