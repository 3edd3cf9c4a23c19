import type { ComponentChildren } from 'preact'

type Props = {
  action: string
  userIds: string[]
  /** The filters of the list, and whether all whom they leave were chosen. */
  query: string
  isAll: boolean
  /** The other fields of what is asked, hidden. */
  children: ComponentChildren
  /** Where nothing can be done, one can only change it. */
  submit: string | undefined
}

/** Sends what was chosen for many creators once more, confirmed or to be changed. */
export function QuestionForm({ action, userIds, query, isAll, children, submit }: Props) {
  return (
    <form
      method="post"
      action={`${action}${query && `?${query}`}`}
      class="mt-4 flex flex-wrap gap-2"
      data-unsaved="forget"
    >
      {userIds.map((id) => (
        <input type="hidden" name="user_ids[]" value={id} />
      ))}
      {isAll && <input type="hidden" name="all" value="1" />}
      {children}
      {submit && (
        <button type="submit" name="confirmed" value="yes" class="btn btn-primary">
          {submit}
        </button>
      )}
      <button type="submit" name="confirmed" value="no" class="btn">
        Change it
      </button>
    </form>
  )
}
