import type { FastifyRequest } from 'fastify'
import { isTimeZone } from '../../../vocabulary/time/time-zone.ts'

/** Written by `web/time-zone.ts`, since only the browser knows. */
const cookie = 'time_zone'

/** Where the reader's clock hangs, as far as their browser has told. */
export function timeZoneOf({ cookies }: FastifyRequest): string | undefined {
  const told = cookies[cookie]
  return told !== undefined && isTimeZone(told) ? told : undefined
}
