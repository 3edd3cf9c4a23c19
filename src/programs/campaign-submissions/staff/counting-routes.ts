import type { Context } from '../../../framework/context.ts'
import { anExample } from '../../../framework/http/api.ts'
import { movesOf } from '../../submissions/move-routes.tsx'
import { markInvalid, undoInvalid } from '../counting/invalid-views.ts'
import { enterPostNumbers, voidHighest } from '../counting/staff-readings.ts'
import type { FoundSubmission } from '../queries.ts'
import { FlagFields, InvalidViewsFields, SnapshotFields } from '../schema.ts'

/** The moves by which staff correct the views that a post is paid for. */
export function countingMoves(context: Context) {
  const move = movesOf<FoundSubmission>()
  return [
    move({
      noun: 'snapshots',
      described: {
        name: 'enterNumbers',
        summary: 'Enter the numbers of a post',
        description:
          'For staff: where no platform can be asked. The highest number of views counts.',
        shows: { state: 'pending' },
      },
      body: { schema: SnapshotFields, root: 'snapshot' },
      act: ({ actor }, submission, fields) => enterPostNumbers(context, actor, submission, fields),
      done: 'The numbers are entered.',
    }),
    move({
      noun: 'voiding',
      described: {
        name: 'voidSnapshot',
        summary: 'Take back the highest reading of a post',
        description:
          'For staff: it stays, marked, and counts no more; the next highest does. What was granted for it and is not in the creator’s balance yet goes back.',
        shows: { state: 'pending' },
      },
      body: { schema: FlagFields },
      act: ({ actor }, submission, { note }) => voidHighest(context, actor, submission, note),
      done: 'The reading counts no more.',
    }),
    move({
      noun: 'invalid_views',
      described: {
        name: 'markViewsInvalid',
        summary: 'Mark views of a post as not real',
        description:
          'For staff: so many views in all are not paid, for a `reason` that both sides read. What was granted for them and is not in the creator’s balance yet goes back; what is there stays theirs. Sent again it changes nothing, and another number corrects it. Open flags are upheld by it, and the post goes on; without `views`, those that a rule suspects are taken. `other` needs a `note`. 422 on `views` where there are not so many, and on `base` where nothing more is paid.',
        shows: {
          state: 'pending',
          reason: null,
          note: null,
          invalid_views: 4200,
          invalid_reason: anExample,
          invalid_note: anExample,
          invalidated_at: anExample,
        },
      },
      body: { schema: InvalidViewsFields },
      act: ({ actor }, submission, fields) => markInvalid(context, actor, submission, fields),
      done: 'These views are not paid.',
    }),
    move({
      noun: 'invalid_views',
      method: 'delete',
      described: {
        name: 'takeBackInvalidViews',
        summary: 'Let all views of a post count again',
        description:
          'For staff: what they earn is granted with the next grant. 422 on `base` where none are marked, or nothing more is paid.',
        shows: { state: 'pending', validated_at: anExample },
      },
      act: ({ actor }, submission) => undoInvalid(context, actor, submission),
      done: 'All views count again.',
    }),
  ]
}
