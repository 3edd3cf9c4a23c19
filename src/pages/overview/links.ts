import type { ChartDays } from '../../framework/views/charts/days.ts'
import type { PostFilters } from '../../programs/campaign-submissions/lists/filters.ts'
import { filteredPath } from '../../vocabulary/addresses/submission-urls.ts'
import { dayAfter } from './figures/sums.ts'
import type { Overview } from './queries.ts'

type Shown = Pick<Overview, 'period' | 'first_day' | 'last_day'>

/** The addresses of the posts behind the figures of an overview. */
export type PostsBehind = {
  /** The posts of the whole period. */
  inPeriod: (filters?: PostFilters) => string
  /** The points of a chart, the first day of each given. */
  points: (days: string[]) => ChartDays
}

export function postsBehind(
  { period, first_day, last_day }: Shown,
  path: string,
  list: string,
): PostsBehind {
  return {
    inPeriod: (filters = {}) => filteredPath(list, { from: first_day, to: last_day, ...filters }),
    points: (days) => ({
      path,
      points: days.map((from) => {
        const end = dayAfter(from, period.step - 1)
        const to = end < last_day ? end : last_day
        return { from, to, href: filteredPath(list, { from, to }) }
      }),
    }),
  }
}
