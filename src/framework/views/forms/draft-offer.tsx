import { useFrame } from '../frame.ts'

/**
 * Stands in a long form: what is typed there is kept in the browser until it is sent, and offered to
 * whoever comes back. Not for passwords, codes or bank details. A form that holds little more than what was
 * refused forgets that, since nobody wants it again.
 */
export function DraftOffer({ forgetsRefused }: { forgetsRefused?: boolean }) {
  const { user } = useFrame()
  if (user === undefined) return null

  return (
    <div
      hidden
      role="status"
      class="mb-5 flex flex-wrap items-center gap-2 rounded-box border border-base-300 bg-sunk px-4 py-3 text-sm [&[hidden]]:hidden"
      data-controller="draft"
      data-draft-owner-value={user.id}
      data-draft-forgets-refused-value={forgetsRefused}
    >
      <p class="mr-auto">
        You have unsaved text from <time data-draft-target="time" />.
      </p>
      <button type="button" class="btn btn-sm btn-primary" data-action="draft#restore">
        Restore it
      </button>
      <button type="button" class="btn btn-sm btn-ghost" data-action="draft#discard">
        Discard it
      </button>
    </div>
  )
}
