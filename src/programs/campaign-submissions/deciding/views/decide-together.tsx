import type { AttributeErrors } from '../../../../framework/errors.ts'
import { ReasonFields } from './reason-fields.tsx'

/** The buttons of a form with posts that are ticked. A rejection says why. */
export function DecideTogether({ errors }: { errors: AttributeErrors | undefined }) {
  return (
    <div class="flex flex-wrap items-start gap-2">
      <button type="submit" name="decision[action]" value="approve" class="btn btn-primary btn-sm">
        Approve selected
      </button>
      <details class="open:basis-full" open={Boolean(errors?.reason || errors?.note)}>
        <summary class="btn btn-sm">Reject selected…</summary>
        <div class="mt-4 max-w-96 space-y-4">
          <ReasonFields />
          <button type="submit" name="decision[action]" value="reject" class="btn btn-sm btn-error">
            Reject selected
          </button>
        </div>
      </details>
    </div>
  )
}
