import type { FastifyInstance, FastifyRequest } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { calendarLinkUrl, calendarPath } from '../../vocabulary/addresses/calendar-urls.ts'
import { endLink, findLink, makeLink } from './model.ts'
import { CalendarLinkJson, NewCalendarLinkJson } from './presenter.ts'
import { LinkMade } from './views/link.tsx'

const tag = 'Calendar'

const words = {
  own: { names: 'OwnCalendarLink', of: 'of your calendar', who: 'For every user' },
  organization: {
    names: 'CalendarLink',
    of: 'of an organization’s calendar',
    who: 'For members, each their own',
  },
}

/** The address at which programs for calendars read along. */
export function serveLink(app: FastifyInstance, side: keyof typeof words): void {
  const { db } = app.context
  const { names, of, who } = words[side]
  const pathFor = ({ member }: FastifyRequest) => calendarPath(member?.organization)

  const show = api({
    name: `show${names}`,
    summary: `Show whether there is an address ${of} for other calendars`,
    description: `${who}: since when there is one, without the address itself. 404 without one.`,
    tag,
    area: 'people',
    response: CalendarLinkJson,
    errors: [404],
  })
  app.get('/link', show, async (request, reply) => {
    const link = await findLink(db, request.member ?? request.actor)
    return respond(reply, {
      html: () => reply.redirect(pathFor(request), 303),
      json: () => CalendarLinkJson.present(link),
    })
  })

  const create = api({
    name: `create${names}`,
    summary: `Make an address ${of} for other calendars; the answer is the only one that shows it`,
    description: `${who}: whoever knows it reads the calendar, as a file by RFC 5545. The one before leads nowhere from that moment on.`,
    tag,
    strict: true,
    area: 'people',
    toldOnce: true,
    response: NewCalendarLinkJson,
    ...(side === 'own' && { shows: { organization_id: null } }),
    status: 201,
  })
  app.post('/link', create, async (request, reply) => {
    const { member, actor } = request
    const link = await makeLink(db, member ?? actor)
    // As with access tokens: the answer itself shows it, and must not be stored.
    reply.code(201).header('Cache-Control', 'no-store')
    return respond(reply, {
      html: () => <LinkMade link={link} path={pathFor(request)} />,
      json: () =>
        reply
          .header('Location', calendarLinkUrl(member?.organization))
          .send(NewCalendarLinkJson.present(link)),
    })
  })

  const end = api({
    name: `delete${names}`,
    unconditional: true,
    summary: `End the address ${of} for other calendars`,
    description: `${who}: 204, and it leads nowhere from that moment on. 404 without one.`,
    tag,
    area: 'people',
    status: 204,
    errors: [404],
  })
  app.delete('/link', end, async (request, reply) => {
    await endLink(db, request.member ?? request.actor)
    return respond(reply, {
      html: () => redirectWith(reply, pathFor(request), 'The address of the calendar is ended.'),
      json: () => reply.code(204).send(),
    })
  })
}
