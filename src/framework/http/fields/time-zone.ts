import type { FastifyRequest } from 'fastify'
import { isTimeZone } from '../../../vocabulary/time/time-zone.ts'

/** The cookie that `web/time-zone.ts` writes, since only the browser knows the zone. */
const cookie = 'time_zone'

/** The time zone of the reader, as far as their browser has told it. */
export function timeZoneOf({ cookies }: FastifyRequest): string | undefined {
  const zone = cookies[cookie]
  return zone !== undefined && isTimeZone(zone) ? zone : undefined
}
