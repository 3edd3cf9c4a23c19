import type { FastifyInstance } from 'fastify'
import { atPrimary } from '../../framework/database/replicas/reading.ts'
import { calendarFile, calendarType } from '../../framework/formats/icalendar.ts'
import { fileApi } from '../../framework/http/api.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { networkOf } from '../../framework/net/network.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { calendarEvents } from './events.ts'
import { findLinkByToken } from './model.ts'
import { listEntries } from './queries.ts'
import { daysAfter, today } from './span.ts'

type ByToken = { Params: { token: string } }

/** How many days of the past and of the future a program for calendars is given. */
const daysBefore = 30
const daysAhead = 335

/** Calendars for programs, which have nothing but an address. */
export async function openCalendarRoutes(app: FastifyInstance) {
  const { db } = app.context

  const file = fileApi({
    name: 'readCalendar',
    summary: 'Read a calendar by its address',
    description: `For everyone who has the address: the last ${daysBefore} days and the next ${daysAhead}, by RFC 5545. 404 once it was ended or made anew, or its owner is no member any more.`,
    tag: 'Calendar',
    mediaTypes: { 'text/calendar': { example: 'BEGIN:VCALENDAR' } },
    openToAll: true,
    errors: [404],
  })
  const { config } = file

  app.get<ByToken>(
    '/:token.ics',
    mayBeOld({ config: { ...config, secretAddress: true } }),
    async ({ ip, params }, reply) => {
      await limitRate(db, limitFor('calendars-to', networkOf(ip)))
      const link = await atPrimary(() => findLinkByToken(db, params.token))
      const span = { from: daysAfter(today(), -daysBefore), to: daysAfter(today(), daysAhead) }
      const entries = await listEntries(db, link, span)
      return reply
        .header('X-Robots-Tag', 'noindex, nofollow')
        .type(calendarType)
        .send(calendarFile('Troupe', calendarEvents(entries, link.organization_id === null)))
    },
  )
}
