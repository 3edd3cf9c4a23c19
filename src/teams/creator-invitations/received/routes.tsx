import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { oneOf } from '../../../framework/http/fields/fields.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { receivedInvitationPath } from '../../../vocabulary/addresses/urls.ts'
import { ReceivedCreatorInvitationJson } from '../presenter.ts'
import { InvitationReceived } from '../views/received.tsx'
import { allowInvitations, optOutScopes, refuseInvitations } from './opt-outs.ts'
import { findReceivedInvitation } from './queries.ts'

type ByToken = { Params: { token: string } }

const tag = 'Invitations'
const RefusalCreate = z.object({ from: oneOf(optOutScopes) })

/**
 * Invitations as creators see them who have the link. Looking at one does nothing: mail programs do so, too.
 */
export async function receivedInvitationRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, secretAddress: true }
  })

  const show = api({
    name: 'showReceivedCreatorInvitation',
    summary: 'Show the invitation of a creator behind a link',
    description:
      'For whoever has the link, with no credential: who invites, to what, and with which words. 404 once it is withdrawn.',
    tag,
    response: ReceivedCreatorInvitationJson,
    open: true,
    errors: [404],
  })

  app.get<ByToken>('/:token', show, async ({ params: { token } }, reply) => {
    const invitation = await findReceivedInvitation(db, config.secretKeys, token)

    return respond(reply, {
      html: () => <InvitationReceived invitation={invitation} token={token} />,
      json: () => ReceivedCreatorInvitationJson.present(invitation),
    })
  })

  const refuse = api({
    name: 'refuseInvitations',
    summary: 'Refuse further invitations',
    description:
      'For whoever has the link, with no credential: 204, and no invitation of the organization, or of anybody, is sent to this address any more. Nobody is told.',
    tag,
    body: { schema: RefusalCreate, root: 'refusal' },
    status: 204,
    open: true,
    errors: [404],
  })

  app.post<ByToken>('/:token/refusal', refuse, async ({ actor, params, body }, reply) => {
    const invitation = await findReceivedInvitation(db, config.secretKeys, params.token)
    const { from } = parse(RefusalCreate, 'refusal', body)
    await refuseInvitations(db, invitation, actor?.user, from)

    return respond(reply, {
      html: () =>
        redirectWith(reply, receivedInvitationPath(params.token), 'You get no more of them.'),
      json: () => reply.code(204).send(),
    })
  })

  const allow = api({
    name: 'allowInvitations',
    summary: 'Allow invitations again',
    description:
      'For whoever has the link, with no credential: 204, and everybody may invite this address again.',
    tag,
    status: 204,
    open: true,
    errors: [404],
  })

  app.delete<ByToken>('/:token/refusal', allow, async ({ actor, params }, reply) => {
    const invitation = await findReceivedInvitation(db, config.secretKeys, params.token)
    await allowInvitations(db, invitation, actor?.user)

    return respond(reply, {
      html: () =>
        redirectWith(reply, receivedInvitationPath(params.token), 'You can be invited again.'),
      json: () => reply.code(204).send(),
    })
  })
}
