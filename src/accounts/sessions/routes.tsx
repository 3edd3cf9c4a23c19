import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { newSessionPath, sessionsPath } from '../../vocabulary/addresses/urls.ts'
import { deviceName } from '../../vocabulary/people/device-name.ts'
import { forgetSession } from '../authentication/cookies.ts'
import { requireSession } from '../authentication/proof.ts'
import { listIdentities } from '../identities/queries.ts'
import { revokeOtherSessions, revokeSession } from './model.ts'
import { SessionJson } from './presenter.ts'
import { currentSessionId, findSession, listSessions } from './queries.ts'
import { SessionIndex } from './views/index.tsx'

/** The list of the devices on which someone is signed in, and signing out of each. */
export async function sessionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const list = api({
    name: 'listSessions',
    summary: 'List where you are signed in',
    description:
      'For every user: where they are signed in, the session that asks first, then by activity.',
    tag: 'Sessions',
    response: z.array(SessionJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const page = await listSessions(db, request.actor, pageRequest(request))
    setPageHeaders(reply, page)
    const identities = request.format === 'html' ? await listIdentities(db, request.actor) : []

    return respond(reply, {
      html: () => (
        <SessionIndex
          page={page}
          identities={identities}
          providers={config.socialProviders}
          maxDays={config.sessionMaxDays}
        />
      ),
      json: () => page.rows.map(SessionJson.present),
    })
  })

  const revokeOthers = api({
    name: 'deleteSessions',
    summary: 'Sign out everywhere else',
    description:
      'For whoever has a session: 204, and every other one of theirs is over. An access token is 403.',
    tag: 'Sessions',
    sessionOnly: true,
    status: 204,
    errors: [403],
  })

  app.delete('/', revokeOthers, async ({ actor }, reply) => {
    requireSession(actor)
    await revokeOtherSessions(context, actor)

    return respond(reply, {
      html: () => redirectWith(reply, sessionsPath, 'All other sessions are signed out.'),
      json: () => reply.code(204).send(),
    })
  })

  const revoke = api({
    name: 'deleteSession',
    summary: 'Sign out one session',
    description:
      'For its user, from any session of theirs: 204, and it is over from the next request on. An access token is 403.',
    tag: 'Sessions',
    sessionOnly: true,
    status: 204,
    errors: [403],
    answerHeaders: {
      'Clear-Site-Data': {
        description: 'Only where it is the session that asks, which is over then',
        example: '"cache"',
      },
    },
  })

  app.delete<{ Params: { id: string } }>('/:id', revoke, async ({ actor, params }, reply) => {
    const session = await findSession(db, actor, params.id)
    requireSession(actor)
    await revokeSession(db, actor, session)

    const isCurrent = session.id === currentSessionId(actor)
    if (isCurrent) forgetSession(reply)
    return respond(reply, {
      html: () =>
        isCurrent
          ? reply.redirect(newSessionPath(), 303)
          : redirectWith(reply, sessionsPath, `${deviceName(session.user_agent)} is signed out.`),
      json: () => reply.code(204).send(),
    })
  })
}
