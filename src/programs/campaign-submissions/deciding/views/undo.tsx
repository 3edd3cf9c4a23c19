import type { ComponentChildren } from 'preact'
import { Icon } from '../../../../framework/views/values/icon.tsx'
import { reviewDecisionsPath } from '../../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../../vocabulary/ids.ts'

type Props = {
  organization_id: number
  submission_ids: number[]
  /** The time in which the decision can be taken back. */
  seconds: number
  /** The query of the list to go back to. */
  query?: URLSearchParams
  /** The decision in words. */
  children: ComponentChildren
}

/** Says what was decided, and takes it back. */
export function Undo({ organization_id, submission_ids, seconds, query, children }: Props) {
  const address = new URLSearchParams(query)
  address.set('_method', 'delete')
  if (submission_ids.length === 1)
    address.set('next', encodeId('Submission', submission_ids[0] ?? 0))

  return (
    <div
      class="undo"
      data-controller="countdown"
      data-countdown-seconds-value={seconds}
      data-countdown-over-value="It has taken effect, and cannot be taken back here any more."
    >
      <Icon name="timer" class="size-5" />
      <span class="min-w-0 flex-1 wrap-anywhere">
        {children} It takes effect in{' '}
        <span class="tabular-nums" data-countdown-target="seconds">
          {seconds}
        </span>{' '}
        s.
      </span>
      <form
        method="post"
        action={`${reviewDecisionsPath({ id: organization_id })}?${address}`}
        data-inbox-target="undo"
      >
        {submission_ids.map((id) => (
          <input
            type="hidden"
            name="decision[submission_ids][]"
            value={encodeId('Submission', id)}
          />
        ))}
        <button type="submit" class="btn border-transparent bg-neutral-content text-neutral btn-sm">
          <Icon name="undo" />
          Undo
        </button>
      </form>
    </div>
  )
}
