import { NotFound } from '../../framework/errors.ts'
import { days } from '../../vocabulary/time/time-limits.ts'

/** The days that an overview is about, and how many of them are one point of a chart. */
export const periods = {
  '7d': { name: days(7).words, days: 7, step: 1 },
  '30d': { name: days(30).words, days: 30, step: 1 },
  '90d': { name: days(90).words, days: 90, step: 1 },
  // Whole weeks, so that each point has as many days as the others.
  '12m': { name: '12 months', days: 364, step: 7 },
} as const

export type PeriodName = keyof typeof periods
export const periodNames = Object.keys(periods) as PeriodName[]

export type Period = { key: PeriodName; name: string; days: number; step: number }

export function periodOf(wanted: string | undefined): Period {
  const key = wanted === undefined || wanted === '' ? '30d' : (wanted as PeriodName)
  if (!Object.hasOwn(periods, key)) throw new NotFound('There is no such period.')
  return { key, ...periods[key] }
}

/** Parameters that the query of an address may hold, for the description of the interface. */
export const periodQuery = {
  period: { description: 'One of `7d`, `30d` (the default), `90d`, `12m`', example: '30d' },
}
