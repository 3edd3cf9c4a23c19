import type { AttributeErrors } from '../../../framework/errors.ts'
import { Form } from '../../../framework/views/form.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { sentBy } from './sent-by.ts'

type Props = { action: string; typed: unknown; errors: AttributeErrors | undefined }

/** What can be done with all posts that are ticked. Seen while some are. */
export function ChosenTogether({ action, typed, errors }: Props) {
  const sent = sentBy('chosen-together', typed, errors)
  return (
    <Form
      id="chosen-together"
      action={action}
      record="decision"
      class="inbox-together"
      data-unsaved="forget"
      {...sent}
    >
      <input type="hidden" name="decision[form]" value="chosen-together" />
      <p class="text-sm font-semibold">The posts you ticked</p>
      <div class="flex flex-wrap items-start gap-2">
        <button
          type="submit"
          name="decision[action]"
          value="approve"
          class="btn btn-primary btn-sm"
        >
          Approve selected
        </button>
        <details class="open:basis-full" open={sent.errors !== undefined}>
          <summary class="btn btn-sm">Reject selected…</summary>
          <div class="mt-4 space-y-4">
            <ReasonFields />
            <button
              type="submit"
              name="decision[action]"
              value="reject"
              class="btn btn-sm btn-error"
            >
              Reject selected
            </button>
          </div>
        </details>
      </div>
    </Form>
  )
}
