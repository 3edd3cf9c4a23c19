import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { guard } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { setNext } from '../../framework/http/pagination.ts'
import { webhooksPath } from '../../vocabulary/addresses/webhook-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { Audience } from './audience.ts'
import { eventFilters, eventQuery, limitOf, noEvent } from './filters.ts'
import { EventJson } from './presenter.ts'
import { isOfOthers, listEvents } from './queries.ts'
import { eventsKept } from './time-limits.ts'

const promise = `The oldest first, kept for ${eventsKept.words}. Whoever asks again with \`after\` set to the last id misses none and sees none twice. An empty list means that there is nothing new.`

const answerHeaders = {
  Link: {
    description: 'The address of what comes after these, as `next`; none where there are none',
    example: '</me/events.json?after=k5dXwQ2n>; rel="next"',
  },
}

export async function organizationEventRoutes(app: FastifyInstance) {
  const list = api({
    name: 'listEvents',
    summary: 'List what happened in an organization, since an event that you know',
    description: `For members: what happened to programs, submissions, money and members. ${promise}`,
    tag: 'Events',
    response: z.array(EventJson),
    query: eventQuery,
    answerHeaders,
  })
  serve(app, list, ({ member }) => ({ organization_id: member.organization.id }))
}

export async function ownEventRoutes(app: FastifyInstance) {
  const list = api({
    name: 'listOwnEvents',
    summary: 'List what happened to your own work, since an event that you know',
    description: `For every user: what happened to their submissions, payouts and accounts. ${promise}`,
    tag: 'Events',
    response: z.array(EventJson),
    query: eventQuery,
    answerHeaders,
  })
  serve(app, list, ({ actor }) => ({ user_id: actor.user.id }))
}

/**
 * Pages have the addresses to which events are sent instead: people read of events in their notifications.
 */
function serve(
  app: FastifyInstance,
  list: ReturnType<typeof api>,
  audienceOf: (request: FastifyRequest) => Audience,
): void {
  app.get('/', list, async (request, reply) => {
    const audience = audienceOf(request)
    if (request.format === 'html') return reply.redirect(webhooksPath(audience), 303)
    const query = request.query as Record<string, unknown>
    const { db } = app.context
    const filters = eventFilters(audience, query)
    const events = await listEvents(db, audience, filters, limitOf(query))
    // Nothing new is nothing to begin again with, and what those are told who ask most often.
    if (events.length > 0 && typeof filters.after === 'number')
      guard(!(await isOfOthers(db, audience, filters.after)), 'after', noEvent)
    const last = events.at(-1)
    if (last !== undefined) setNext(reply, encodeId('Event', last.id))
    return reply.send(events.map(EventJson.present))
  })
}
