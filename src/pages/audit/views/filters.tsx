import { encodeId } from '../../../vocabulary/ids.ts'
import { type AuditFilters, kindNames } from '../filters.ts'

type Props = {
  path: string
  filters: AuditFilters
  /** The person whose events are shown, if only theirs are. */
  personName: string | undefined
}

/** Filters of the log. The person is chosen by their name in the log. */
export function AuditFilterForm({ path, filters: { record_type, user_id }, personName }: Props) {
  const isFiltered = record_type !== undefined || user_id !== undefined

  return (
    <form action={path} method="get" class="mb-4 flex flex-wrap items-center gap-3 text-sm">
      <label class="flex items-center gap-2">
        Show
        <select name="record_type" class="select select-sm w-auto">
          <option value="">Everything</option>
          {Object.entries(kindNames).map(([kind, name]) => (
            <option value={kind} selected={kind === record_type}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {user_id !== undefined && (
        <>
          <input type="hidden" name="user_id" value={encodeId('User', user_id)} />
          <span>by {personName ?? 'this person'}</span>
        </>
      )}
      <button type="submit" class="btn btn-sm">
        Show
      </button>
      {isFiltered && (
        <a href={path} class="link">
          Show everything
        </a>
      )}
      {user_id === undefined && (
        <span class="text-base-content/70">Choose a name below to see what that person did.</span>
      )}
    </form>
  )
}
