import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { aboutWork, collabParams } from '../notices.ts'

const endings = ['declined', 'cancelled', 'expired'] as const
const endingTitles: Record<(typeof endings)[number], (collab: string) => string> = {
  declined: (collab) => `Your application to ${collab} was declined`,
  cancelled: (collab) => `Your work for ${collab} was canceled`,
  expired: (collab) => `Your submission to ${collab} has expired`,
}

export const applicationDeclined = defineNotifier({
  ...aboutWork,
  type: 'ApplicationDeclinedNotifier',
  topic: 'decisions',
  when: 'An application was declined, work that was agreed on was canceled, or either took too long. To the creator.',
  params: z.object({
    ...collabParams,
    outcome: z.enum(endings),
    note: z.string(),
    keeps_product: z.boolean().default(false),
  }),
  title: ({ outcome, collab_name }) => endingTitles[outcome](collab_name),
  // Notices from before `keeps_product` was recorded know nothing of the product.
  body: ({ note, organization_name, keeps_product = false }) => {
    const why = note === '' ? `This was a collab of ${organization_name}.` : `The reason: “${note}”`
    return keeps_product ? `${why} You keep what was sent to you.` : why
  },
})

export const applicationWithdrawn = defineNotifier({
  ...aboutWork,
  type: 'ApplicationWithdrawnNotifier',
  topic: 'submissions',
  when: 'A creator withdrew. To the admins of the organization.',
  params: z.object(collabParams),
  title: ({ creator_name, collab_name }) => `${creator_name} withdrew from ${collab_name}`,
  body: () => 'What was set aside for it is in your balance again. Send nothing more.',
})
