import { countingLimit } from '../time-limits.ts'

/** How long a budget lasts if it goes on like that. */
export type Lasting = {
  burn_amount: number
  /** The days that the budget lasts; null if nothing is used, or the campaign does not run. */
  budget_days_left: number | null
  runs_dry_on: string | null
  /** The moment at which the campaign ends, whatever is left then. */
  ends_at: string | null
}

/** A date further ahead would claim to know what nobody can. */
const mostDays = 365
const daySeconds = 86_400
const dayMs = daySeconds * 1000

const withYear = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const withoutYear = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** A day, with its year where it is another than that of today. */
export function dayWithoutThisYear(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? withoutYear : withYear
  return format.format(new Date(day))
}

const isOverAYear = (days: number) => days > mostDays

/** Whether a budget would last beyond the end of its campaign. On the day of the end nobody can tell. */
export function outlivesItsEnd({ budget_days_left, runs_dry_on, ends_at }: Lasting): boolean {
  if (budget_days_left === null || ends_at === null) return false
  return runs_dry_on === null || Date.parse(ends_at) < Date.parse(runs_dry_on)
}

/** Whether a budget would last longer than the posts count that its pace is made of. */
export const outlivesItsPosts = ({ budget_days_left }: Pick<Lasting, 'budget_days_left'>) =>
  budget_days_left !== null && budget_days_left * daySeconds > countingLimit.seconds

type Said = {
  none: string
  idle: string
  ends: string
  long: string
  today: string
  on: (day: string) => string
}

/** Says it in the words of its place. */
export function lastingInWords(lasting: Lasting, said: Said): string {
  const { burn_amount, budget_days_left: days, runs_dry_on } = lasting
  if (days === null) return burn_amount > 0 ? said.idle : said.none
  if (outlivesItsEnd(lasting)) return said.ends
  if (isOverAYear(days) || runs_dry_on === null) return said.long
  if (days === 0) return said.today
  const today = new Date(Date.parse(runs_dry_on) - days * dayMs).toISOString()
  return said.on(dayWithoutThisYear(runs_dry_on, today))
}
