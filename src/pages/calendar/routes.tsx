import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { businessTime } from '../../framework/database/clock.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { timeZoneOf } from '../../framework/http/fields/time-zone.ts'
import { calendarPath } from '../../vocabulary/addresses/calendar-urls.ts'
import { serveLink } from './link-routes.tsx'
import { findLinkIfAny, organizationIdOf } from './model.ts'
import { dayIn, inMonth } from './month.ts'
import { CalendarEntryJson } from './presenter.ts'
import { listEntries, mostEntries } from './queries.ts'
import { daysAfter, monthWanted, type SpanQuery, spanOf, spanQuery } from './span.ts'
import { CalendarPage } from './views/page.tsx'

const list = { tag: 'Calendar', response: z.array(CalendarEntryJson), query: spanQuery }
const limits = `The earliest first, ${mostEntries} at most.`

/** All that is due for a creator. */
export async function ownCalendarRoutes(app: FastifyInstance) {
  const show = api({
    ...list,
    name: 'showOwnCalendar',
    summary: 'Show what is due for you as a creator',
    description: `For every user: what is due of your work, by you and by others, when applications close for collabs you were invited to, when campaigns end that you posted for or their budgets run out at the present pace, and the days on which money comes into your balance or is sent to you. ${limits} What is no day, or too many of them, is 422.`,
  })
  app.get<SpanQuery>('/', show, answer)
  serveLink(app, 'own')
}

/** All that is due in the programs of an organization. */
export async function organizationCalendarRoutes(app: FastifyInstance) {
  const show = api({
    ...list,
    name: 'showCalendar',
    summary: 'Show what is due in an organization',
    description: `For members: what is due of the work that was accepted, by either side, what else waits for a decision and until when (posts, flags and applications, by program and day), when applications close, when campaigns end, and when their budgets run out at the present pace. ${limits} What is no day, or too many of them, is 422.`,
  })
  app.get<SpanQuery>('/', show, answer)
  serveLink(app, 'organization')
}

async function answer(request: FastifyRequest<SpanQuery>, reply: FastifyReply) {
  const { db } = request.server.context
  const owner = request.member ?? request.actor
  const isOwn = !request.member
  const reader = { user_id: owner.user.id, organization_id: organizationIdOf(owner) }

  if (request.format === 'json') {
    const entries = await listEntries(db, reader, spanOf(request.query))
    return respond(reply, {
      html: () => reply,
      json: () => entries.map((entry) => CalendarEntryJson.present({ ...entry, isOwn })),
    })
  }
  const zone = timeZoneOf(request) ?? 'UTC'
  const today = dayIn(new Date(businessTime()).toISOString(), zone)
  const month = monthWanted(request.query, today)
  // A moment may be on another day where the reader is.
  const around = { from: daysAfter(month.from, -1), to: daysAfter(month.to, 1) }
  const entries = await listEntries(db, reader, around)
  const link = await findLinkIfAny(db, owner)
  const days = inMonth(entries, month, zone)
  const path = calendarPath(request.member?.organization)
  const isFull = entries.length === mostEntries
  const page = { path, month, days, today, link, isOwn, isFull, zone }
  return respond(reply, { html: () => <CalendarPage {...page} />, json: () => [] })
}
