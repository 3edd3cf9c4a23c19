import { counted } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { dayInWords } from '../../../vocabulary/time/time.ts'
import type { PostFilters } from '../lists/filters.ts'
import type { PostSums } from '../lists/sums.ts'

type Props = { filters: PostFilters; sums: PostSums }

/**
 * The figure that leads to a list, and what the list comes to: its rows tell of all their views, and the
 * figure of those of its period.
 */
export function PeriodSums({ filters, sums: { listed, brought } }: Props) {
  const posts = sum(listed.map(({ posts_count }) => posts_count))
  const which = `${counted(posts, 'post')} ${brought ? `${posts === 1 ? 'is' : 'are'} behind that` : whichInWords(filters, posts)}`

  return (
    <div class="mb-4 rounded-box border border-base-300 bg-sunk px-4 py-3 text-sm">
      {brought && (
        <p class="mb-1 font-semibold">
          {periodInWords(filters)}: {counted(sum(brought.map(viewsOf)), 'view')}, and{' '}
          {inMoney(brought.map(({ used_amount, currency }) => [used_amount, currency]))} spent
          {brought.some(({ has_fee }) => has_fee) && ', fees included'}.
        </p>
      )}
      <p class={brought ? undefined : 'font-semibold'}>
        {which}
        {posts > 0 &&
          `: in all ${counted(sum(listed.map(viewsOf)), 'view')} so far, and ${inMoney(listed.map(({ granted_amount, currency }) => [granted_amount, currency]))} granted to creators`}
        .
      </p>
    </div>
  )
}

const viewsOf = ({ view_count }: { view_count: number }) => view_count
const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0)

const inMoney = (amounts: [amount: number, currency: string][]) =>
  amounts.map(([amount, currency]) => formatMoney(amount, currency)).join(' and ') || 'nothing'

/** The words for a period that may be open at one end. */
function periodInWords({ from, to }: PostFilters): string {
  if (from && from === to) return dayInWords(from)
  if (from && to) return `${dayInWords(from)} to ${dayInWords(to)}`
  return from ? `Since ${dayInWords(from)}` : `Until ${dayInWords(to ?? '')}`
}

function whichInWords({ by, from, to }: PostFilters, posts: number): string {
  const within = periodInWords({ from, to }).replace(/^[SU]/, (letter) => letter.toLowerCase())
  const days = from && to && from !== to ? `from ${within}` : from === to ? `on ${within}` : within
  if (by === 'submitted') return `submitted ${days}`
  if (by === 'approved') return `approved ${days} that ${posts === 1 ? 'counts' : 'count'}`
  if (by === 'silence') return `approved automatically ${days}`
  return `whose views were counted ${days}`
}
