import { isMoment } from '../../../vocabulary/time/time.ts'
import { isTimeZone, momentOf, wallTime } from '../../../vocabulary/time/time-zone.ts'
import { BadRequest } from '../../errors.ts'
import { nestFields } from './nested-fields.ts'

type Nested = Record<string, unknown>

/** Reads a form as JSON would say it: nested, and with moments in UTC instead of on someone's wall. */
export function readForm(fields: Iterable<readonly [string, unknown]>): Nested {
  const { _zones: zones, ...body } = nestFields(fields)
  convert(body, zones, { left: mostMoments })
  return body
}

/** No form has as many. Each takes so long that thousands of them would keep everyone else waiting. */
const mostMoments = 20

/**
 * Converts the moments of a form to UTC. Below `_zones` stands in which zone each was typed, under the names
 * of its field.
 */
function convert(values: unknown, zones: unknown, room: { left: number }): void {
  if (!isNested(values) || !isNested(zones)) return
  for (const [name, zone] of Object.entries(zones)) {
    const value = values[name]
    if (typeof value !== 'string' || typeof zone !== 'string') {
      convert(value, zone, room)
      continue
    }
    if (room.left === 0) throw new BadRequest('There are too many moments in this form.')
    room.left -= 1
    values[name] = inUtc(value, zone)
  }
}

/**
 * A moment in UTC. Behind the zone stands what the field showed: an hour that comes twice is only told apart
 * by that.
 */
function inUtc(typed: string, told: string): string {
  const [zone = '', shown = ''] = told.split(' ')
  if (!isTimeZone(zone)) return typed
  const moment = momentOf(typed.trim(), zone)
  const isUntouched = isMoment(shown) && moment === momentOf(wallTime(shown, zone), zone)
  return isUntouched ? shown : (moment ?? typed)
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
