import { Invalid, NotFound } from '../../framework/errors.ts'
import { dayMs, isDay, utcDay } from '../../vocabulary/time/days.ts'
import { days } from '../../vocabulary/time/time-limits.ts'

/** The days that an overview is about, and how many of them are one point of a chart. */
export const periods = {
  '7d': { name: days(7).words, days: 7, step: 1 },
  '30d': { name: days(30).words, days: 30, step: 1 },
  '90d': { name: days(90).words, days: 90, step: 1 },
  // Whole weeks, so that each point has as many days as the others.
  '12m': { name: '12 months', days: 364, step: 7 },
} as const

type PeriodName = keyof typeof periods
export const periodNames = Object.keys(periods) as PeriodName[]

/** With the one that is no name but two days. */
export const shownPeriods = [...periodNames, 'custom'] as const

export type Period = {
  key: PeriodName | 'custom'
  name: string
  days: number
  step: number
  /** The last day, where that is not today. */
  last?: string
}

/** As a query has it: one of the periods by its name, or the first and the last day of any. */
export type PeriodWanted = { period?: string; from?: string; to?: string }

/** A year, and the day of a leap year. */
const mostDays = 366

export function periodOf({ period: wanted, from, to }: PeriodWanted): Period {
  if (from || to) return customPeriod(from ?? '', to ?? '')
  const key = wanted === undefined || wanted === '' ? '30d' : (wanted as PeriodName)
  if (!Object.hasOwn(periods, key)) throw new NotFound('There is no such period.')
  return { key, ...periods[key] }
}

/** Between two days there is one period, whichever of them comes first. */
function customPeriod(...ends: [string, string]): Period {
  if (!ends.every(isDay)) throw new Invalid({ base: ['A period has a first and a last day.'] })
  const [from, to] = ends.toSorted() as [string, string]
  const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (length > mostDays) throw new Invalid({ base: [`A period has ${mostDays} days at most.`] })
  const name = from === to ? dayInWords(to) : `${dayInWords(from)} to ${dayInWords(to)}`
  return { key: 'custom', name, days: length, step: length > periods['90d'].days ? 7 : 1, last: to }
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const dayInWords = (day: string) => format.format(new Date(day))

/** The period in a sentence: a length that ends today, or days. */
export const withinPeriod = ({ key, name, days }: Period) =>
  key !== 'custom' ? `in the last ${name}` : days === 1 ? `on ${name}` : `from ${name}`

/** Parameters that the query of an address may hold, for the description of the interface. */
export const periodQuery = {
  period: {
    description: 'One of `7d`, `30d` (the default), `90d`, `12m`',
    example: '30d',
    values: periodNames,
  },
  from: {
    description: 'The first day (UTC) of any other period, together with `to`',
    example: '2026-11-01',
    day: true,
  },
  to: { description: 'Its last day: a period has 366 at most', example: '2026-11-14', day: true },
}

/** The query of an address that is about the period. */
export const periodAddress = ({ key, days, last }: Period): string =>
  last === undefined
    ? `period=${key}`
    : `from=${utcDay(Date.parse(last) - (days - 1) * dayMs)}&to=${last}`
