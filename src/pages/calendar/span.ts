import { businessTime } from '../../framework/database/clock.ts'
import { Invalid } from '../../framework/errors.ts'
import { dayMs, isDay, utcDay } from '../../vocabulary/time/days.ts'

/** The first and the last day that a calendar is asked for. */
export type Span = { from: string; to: string }

const mostDays = 366

export const spanQuery = {
  from: {
    description: 'The first day, in UTC; that of this month unless it is said',
    example: '2026-11-01',
    day: true,
  },
  to: {
    description: `The last day, in UTC; that of the month of \`from\` unless it is said. ${mostDays} days at most`,
    example: '2026-11-30',
    day: true,
  },
}

export type SpanQuery = { Querystring: { from?: string; to?: string } }

export function spanOf(query: SpanQuery['Querystring']): Span {
  const from = dayOr(query.from, () => monthOf(today()).from)
  const to = dayOr(query.to, () => monthOf(from).to)
  if (to < from) throw new Invalid({ to: ['cannot be before the first day'] })
  if (Date.parse(to) - Date.parse(from) >= mostDays * dayMs)
    throw new Invalid({ to: [`can be ${mostDays} days after the first one at most`] })
  return { from, to }
}

/** The month of a day that an address names, which may be anything; else this one. */
export function monthWanted({ from }: SpanQuery['Querystring'], now: string): Span {
  return monthOf(typeof from === 'string' && isDay(from) ? from : now)
}

export function monthOf(day: string): Span {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return { from: utcDay(Date.UTC(year, month - 1, 1)), to: utcDay(Date.UTC(year, month, 0)) }
}

export const daysAfter = (day: string, count: number) => utcDay(Date.parse(day) + count * dayMs)

export const today = () => utcDay(businessTime())

function dayOr(sent: unknown, usual: () => string): string {
  return typeof sent === 'string' && isDay(sent) ? sent : usual()
}
