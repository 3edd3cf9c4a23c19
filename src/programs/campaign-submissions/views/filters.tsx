import { campaignSubmissionStates } from '../../../tables/campaigns/campaign-submissions.ts'
import { filteredPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { PlatformSelect } from '../../views/platform-select.tsx'
import type { StateCounts } from '../lists/counts.ts'
import { type PostFilters, postDayKinds } from '../lists/filters.ts'
import { postOrderNames, postOrders } from '../lists/orders.ts'
import { stateName } from '../words.ts'

type Props = { path: string; filters: PostFilters; counts: StateCounts }

const dayKindNames = {
  counted: 'Counted',
  approved: 'Approved',
  submitted: 'Submitted',
  silence: 'Approved automatically',
} as const

/** The choice of posts is part of the address: states as links, the others in a form. */
export function PostFilterBar({ path, filters, counts }: Props) {
  // Without days a list has all that was submitted.
  const by = filters.by ?? (filters.from || filters.to ? 'counted' : 'submitted')
  const all = Object.values(counts).reduce((sum, posts) => sum + posts, 0)
  const link = (wanted: PostFilters['state'], name: string, posts: number) => (
    <a
      href={filteredPath(path, { ...filters, state: wanted })}
      class={`btn btn-sm ${wanted === filters.state ? 'btn-neutral' : 'btn-ghost'}`}
      aria-current={wanted === filters.state ? 'page' : undefined}
    >
      <span class="first-letter:uppercase">{name}</span>
      <span class="font-normal text-current/70 tabular-nums">{grouped(posts)}</span>
    </a>
  )

  return (
    <>
      <nav aria-label="States" class="mb-3 flex flex-wrap gap-1">
        {link(undefined, 'all', all)}
        {campaignSubmissionStates
          .filter((known) => known === filters.state || counts[known])
          .map((known) => link(known, stateName(known), counts[known] ?? 0))}
      </nav>
      <form
        action={path}
        method="get"
        class="mb-4 grid grid-cols-2 items-end gap-3 text-sm sm:flex sm:flex-wrap sm:items-center"
      >
        {filters.state && <input type="hidden" name="state" value={filters.state} />}
        <PlatformSelect chosen={filters.platform_id} />
        <select
          name="by"
          class="select select-sm w-full sm:w-auto"
          aria-label="What the days are about"
        >
          {postDayKinds.map((kind) => (
            <option value={kind} selected={kind === by}>
              {dayKindNames[kind]}
            </option>
          ))}
        </select>
        <Day name="from" label="from" value={filters.from} />
        <Day name="to" label="to" value={filters.to} />
        <select name="order" class="select select-sm w-full sm:w-auto" aria-label="Order">
          {postOrders.map((known) => (
            <option value={known} selected={known === filters.order}>
              {postOrderNames[known]}
            </option>
          ))}
        </select>
        <button type="submit" class="btn btn-sm">
          Show
        </button>
        {isNarrowed(filters) && (
          <a href={filteredPath(path, { state: filters.state })} class="link">
            Show all
          </a>
        )}
      </form>
    </>
  )
}

/** Whether something but the state is chosen. */
const isNarrowed = ({ platform_id, from, to, by, order }: PostFilters) =>
  platform_id || from || to || order || by === 'silence'

type DayProps = { name: string; label: string; value: string | undefined }

function Day({ name, label, value }: DayProps) {
  return (
    <label class="sm:flex sm:items-center sm:gap-2">
      <span class="first-letter:uppercase max-sm:mb-1 max-sm:block sm:first-letter:lowercase">
        {label}
      </span>
      <input type="date" name={name} value={value ?? ''} class="input input-sm w-full sm:w-auto" />
    </label>
  )
}
