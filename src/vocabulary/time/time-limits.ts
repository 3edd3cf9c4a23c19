import { counted } from '../amounts/counts.ts'

/**
 * How long something may take, or lasts. The clock and the sentences about it take it from one declaration,
 * so that neither can say something else than the other.
 */
export type TimeLimit = {
  seconds: number
  /** The limit for the database, which reads it as an `interval`. */
  interval: string
  /** The limit in a sentence: "a day", "7 days". */
  words: string
}

export const seconds = (number: number) => limitOf(number, 'second')
export const minutes = (number: number) => limitOf(number, 'minute')
export const hours = (number: number) => limitOf(number, 'hour')
export const days = (number: number) => limitOf(number, 'day')

/** "at once", "a day later", "7 days later". */
export function later(limit: TimeLimit): string {
  return limit.seconds === 0 ? 'at once' : `${limit.words} later`
}

/** "once a day", "once every 2 days". */
export function onceEvery({ words }: TimeLimit): string {
  return /^an? /.test(words) ? `once ${words}` : `once every ${words}`
}

/**
 * The time that is left of a limit that ends at a moment, as a limit of its own: in days while there are
 * several, then in hours, then in minutes. Once it is over, those who see to it are about to.
 */
export function timeLeft(until: string, now: number): TimeLimit {
  const left = (Date.parse(until) - now) / 1000
  if (left > 3 * unitSeconds.day) return days(Math.round(left / unitSeconds.day))
  if (left > unitSeconds.hour) return hours(Math.round(left / unitSeconds.hour))
  return minutes(Math.max(1, Math.round(left / unitSeconds.minute)))
}

/** The hours until a moment, of which one that has begun is one, and the last one stays. */
export const hoursUntil = (until: string, now: number) =>
  Math.max(1, Math.ceil((Date.parse(until) - now) / 1000 / unitSeconds.hour))

export const half = (limit: TimeLimit): TimeLimit => seconds(Math.floor(limit.seconds / 2))

/** The moment in the middle between two, in milliseconds. */
export const between = (one: number, other: number) => (one + other) / 2

const unitSeconds = { second: 1, minute: 60, hour: 3600, day: 86_400 }

function limitOf(number: number, unit: keyof typeof unitSeconds): TimeLimit {
  const article = unit === 'hour' ? 'an' : 'a'
  return {
    seconds: number * unitSeconds[unit],
    interval: `${number} ${unit}s`,
    words: number === 1 ? `${article} ${unit}` : counted(number, unit),
  }
}
