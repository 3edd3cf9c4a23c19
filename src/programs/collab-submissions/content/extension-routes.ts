import type { Context } from '../../../framework/context.ts'
import { anExample } from '../../../framework/http/api.ts'
import { movesOf } from '../../submissions/move-routes.tsx'
import type { FoundSubmission } from '../queries.ts'
import { answerExtension } from './extension.ts'

const whileAsked = {
  state: 'in_progress',
  extension_days: anExample,
  extension_note: anExample,
}

/** The answers of an organization to a creator who asks for more time. */
export function extensionAnswers(context: Context) {
  const move = movesOf<FoundSubmission>()
  return [
    move({
      noun: 'extension_grant',
      described: {
        name: 'grantExtension',
        summary: 'Grant a creator more time for content',
        description: 'For admins, while it is asked for: moves the deadline by as many days.',
        shows: { ...whileAsked, extension_state: 'granted' },
      },
      act: ({ member }, submission) => answerExtension(context, member, submission, 'granted'),
      done: 'The creator has more time.',
    }),
    move({
      noun: 'extension_refusal',
      described: {
        name: 'refuseExtension',
        summary: 'Refuse a creator more time for content',
        description: 'For admins, while it is asked for: the deadline stays.',
        shows: { ...whileAsked, extension_state: 'refused' },
      },
      act: ({ member }, submission) => answerExtension(context, member, submission, 'refused'),
      done: 'The creator knows that the deadline stays.',
    }),
  ]
}
