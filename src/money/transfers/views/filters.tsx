import type { ComponentChildren } from 'preact'
import { useFrame } from '../../../framework/views/frame.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { isFiltered, type MoneyFilters, type NamedProgram } from '../filters.ts'

type Props = {
  path: string
  filters: Omit<MoneyFilters, 'event'> & Partial<Pick<MoneyFilters, 'event'>>
  /** The movements that can be chosen, as people call them; none where all are of one kind. */
  events?: [event: string, name: string][]
  /** Whether some of them are left out. */
  isChosen?: boolean
  /** The programs to choose from; undefined if all is of one. */
  programs?: NamedProgram[] | undefined
  /** Fields that only this list has. */
  children?: ComponentChildren
}

/**
 * Which movements are shown. Addresses hold it, so that a choice can be sent to someone, and a file has it
 * too.
 */
export function MoneyFilterForm(props: Props) {
  const { path, filters, events = [], programs = [], children } = props
  const { timeZone } = useFrame()
  const { event, program, first_day, last_day } = filters
  const { isChosen = isFiltered({ event, ...filters }) } = props

  return (
    <form
      action={path}
      method="get"
      class="mb-4 grid grid-cols-2 items-end gap-3 text-sm sm:flex sm:flex-wrap"
    >
      {events.length > 0 && (
        <label>
          <span class="mb-1 block">Kind</span>
          <select name="event" class="select select-sm w-full sm:w-auto">
            <option value="">Every kind</option>
            {events.map(([value, name]) => (
              <option value={value} selected={value === event}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {children}
      {programs.length > 0 && (
        <label>
          <span class="mb-1 block">Program</span>
          <select name="program_id" class="select select-sm w-full sm:w-56">
            <option value="">Every program</option>
            {programs.map(({ type, id, name }) => (
              <option
                value={encodeId(type, id)}
                selected={program?.type === type && program.id === id}
              >
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span class="mb-1 block">From</span>
        <input
          type="date"
          name="first_day"
          value={first_day}
          class="input input-sm w-full sm:w-auto"
        />
      </label>
      <label>
        <span class="mb-1 block">To{timeZone ? '' : ' (UTC)'}</span>
        <input
          type="date"
          name="last_day"
          value={last_day}
          class="input input-sm w-full sm:w-auto"
        />
      </label>
      <button type="submit" class="btn btn-sm">
        Show
      </button>
      {isChosen && (
        <a href={path} class="link py-1.5">
          Show everything
        </a>
      )}
    </form>
  )
}
