import { dayMs } from './days.ts'
import { isMoment } from './time.ts'

/**
 * Moments as the clock on someone's wall shows them: `2026-03-29T09:30`, without saying where the wall is.
 */

const local = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(\.\d{1,3})?$/

/** Whether a text names a zone, as `Europe/Berlin` does. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(text)) return false
  try {
    clockIn(text)
    return true
  } catch {
    return false
  }
}

/** The time that the clock shows in a zone, as short as it can be without being another moment. */
export function wallTime(moment: string, zone: string): string {
  const at = Date.parse(moment)
  const shown = new Date(at + offsetAt(at, zone)).toISOString()
  return shown.replace(/Z$/, '').replace(/(:00)?\.000$/, '')
}

/**
 * The moment at which the clock in a zone shows this; undefined for what no clock shows. When clocks are set
 * back they show an hour twice, and the first is meant. What they leave out when they are set ahead is as
 * much later: half past two is half past three then.
 */
export function momentOf(shown: string, zone: string): string | undefined {
  const [, minute, second = ':00', fraction = '.000'] = local.exec(shown) ?? []
  const moment = `${minute}${second}${fraction.padEnd('.000'.length, '0')}Z`
  // Moments long before or after anyone's time have clocks that no table knows.
  if (!isMoment(moment) || moment < '1000' || moment >= '9999') return undefined
  const asUtc = Date.parse(moment)
  // Clocks are never set twice within two days.
  const [before, after] = [offsetAt(asUtc - dayMs, zone), offsetAt(asUtc + dayMs, zone)]
  const found = [asUtc - before, asUtc - after].find((at) => at + offsetAt(at, zone) === asUtc)
  return new Date(found ?? asUtc - before).toISOString()
}

/** How far the clock in a zone is ahead of that in Greenwich, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const second = Math.floor(at / 1000) * 1000
  const parts = Object.fromEntries(
    clockIn(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day, hour, minute, second: seconds } = parts
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  // There are some hundred zones, written in as many ways as there are capitals.
  const name = timeZone.toLowerCase()
  const known = clocks.get(name)
  if (known) return known
  const numeric = 'numeric'
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
    hourCycle: 'h23',
    timeZone,
  })
  clocks.set(name, made)
  return made
}
