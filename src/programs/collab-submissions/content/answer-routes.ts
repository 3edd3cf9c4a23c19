import type { Context } from '../../../framework/context.ts'
import { anExample } from '../../../framework/http/api.ts'
import { movesOf } from '../../submissions/move-routes.tsx'
import type { FoundSubmission } from '../queries.ts'
import { ChangeRequestCreate } from '../schema.ts'
import { approveContent, requestChanges } from './model.ts'

export function contentAnswers(context: Context) {
  const move = movesOf<FoundSubmission>()
  return [
    move({
      noun: 'approval',
      described: {
        name: 'approveContent',
        summary: 'Approve content',
        description: 'For admins: the creator can post it then. It cannot be undone.',
        shows: { state: 'approved', contents: [{ approved_at: anExample }] },
      },
      act: ({ member }, submission) => approveContent(context, member, submission),
      done: 'The content is approved.',
    }),
    move({
      noun: 'change_request',
      described: {
        name: 'requestChanges',
        summary: 'Ask for changes of content',
        description:
          'For admins: as often as `revision_rounds` says, usually twice; once more is 422 on `base`.',
        shows: {
          state: 'changes_requested',
          note: null,
          rounds_count: 1,
          contents: [{ change_note: anExample, changes_requested_at: anExample }],
        },
      },
      body: { schema: ChangeRequestCreate },
      act: ({ member }, submission, fields) => requestChanges(context, member, submission, fields),
      done: 'The creator knows what to change.',
    }),
  ]
}
