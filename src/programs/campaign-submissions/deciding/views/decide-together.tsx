import type { AttributeErrors } from '../../../../framework/errors.ts'
import { approvalPreviewPath } from '../../../../vocabulary/addresses/submission-urls.ts'
import { reasonsWithNoteForSome } from '../reasons.ts'
import { ReasonFields } from './reason-fields.tsx'

type Props = {
  organization: { id: number }
  errors: AttributeErrors | undefined
}

/**
 * The buttons of a form with posts that are ticked. Approving asks first what that comes to; a rejection says
 * why.
 */
export function DecideTogether({ organization, errors }: Props) {
  return (
    <div class="flex flex-wrap items-start gap-2">
      <button
        type="submit"
        formmethod="get"
        formnovalidate
        formaction={approvalPreviewPath(organization)}
        class="btn btn-primary btn-sm"
      >
        Approve selected…
      </button>
      <details class="open:basis-full" open={Boolean(errors?.reason || errors?.note)}>
        <summary class="btn btn-sm">Reject selected…</summary>
        <div class="mt-4 max-w-96 space-y-4">
          <ReasonFields needNote={reasonsWithNoteForSome} />
          <button type="submit" name="decision[action]" value="reject" class="btn btn-sm btn-error">
            Reject selected
          </button>
        </div>
      </details>
    </div>
  )
}

type Tickable = { id: string; handle: string; amount: number; currency: string; isTicked: boolean }

/**
 * The attributes of the box of one post. With them the bar knows how many are ticked, and what they would
 * earn.
 */
export function tickOf({ id, handle, amount, currency, isTicked }: Tickable) {
  return {
    type: 'checkbox',
    name: 'decision[submission_ids][]',
    value: id,
    checked: isTicked,
    'aria-label': `Choose the post of @${handle}`,
    'data-ticked-target': 'box',
    'data-amount': String(amount),
    'data-currency': currency,
  } as const
}
