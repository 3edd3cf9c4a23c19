import type { FastifyInstance } from 'fastify'
import { authenticate } from '../../../accounts/authentication/authenticate.ts'
import { authorize } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { membershipUrl, organizationPath } from '../../../vocabulary/addresses/urls.ts'
import { invitationPolicy } from '../../invitations/policy.ts'
import { ReceivedInvitationJson } from '../../invitations/presenter.ts'
import {
  findOpenInvitation,
  loadOpenInvitation,
  noOpenInvitation,
} from '../../invitations/queries.ts'
import { InvitationForSomeoneElse } from '../../invitations/views/for-someone-else.tsx'
import { InvitationShow } from '../../invitations/views/show.tsx'
import { MembershipJson } from '../presenter.ts'
import { findJoined } from '../queries.ts'
import { acceptInvitation } from './join.ts'

type ByToken = { Params: { token: string } }

/** Invitations as people see them who have the link. */
export async function acceptInvitationRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, secretAddress: true }
  })

  const show = api({
    name: 'showReceivedInvitation',
    summary: 'Show the invitation behind a link',
    description:
      'For whoever has the link, with no credential: access tokens are not looked at. A session of someone with another e-mail address is 403. 404 once the invitation was used, withdrawn or has expired.',
    tag: 'Invitations',
    response: ReceivedInvitationJson,
    open: true,
    errors: [403, 404],
  })

  app.get<ByToken>('/:token', show, async ({ actor, format, params }, reply) => {
    const invitation = await loadOpenInvitation(db, params.token)
    // Someone who has joined with this link already is led to where it leads.
    const joined = actor && !invitation && (await findJoined(db, actor, params.token))
    if (joined && format === 'html') return reply.redirect(organizationPath(joined), 303)
    if (invitation === undefined) throw noOpenInvitation()
    const isForSomeoneElse = actor !== undefined && !invitationPolicy.accept(actor, invitation)
    if (isForSomeoneElse && format === 'html') {
      return sendPage(reply.code(403), <InvitationForSomeoneElse invitation={invitation} />)
    }
    authorize(!isForSomeoneElse, boundTo(invitation))

    return respond(reply, {
      html: () => <InvitationShow invitation={invitation} token={params.token} />,
      json: () => ReceivedInvitationJson.present(invitation),
    })
  })

  const accept = api({
    name: 'acceptInvitation',
    summary: 'Accept an invitation, which makes its reader a member',
    description:
      'For the user whose e-mail address was invited, with a session or a token that may write: makes them a member in the role of the invitation, which is used up by it. 403 for another user, 422 on `base` for someone who is a member already.',
    tag: 'Invitations',
    response: MembershipJson,
    status: 201,
    errors: [403, 404],
  })

  app.post<ByToken>(
    '/:token',
    { ...accept, onRequest: authenticate },
    async ({ actor, params: { token } }, reply) => {
      const invitation = await findOpenInvitation(db, token)
      authorize(invitationPolicy.accept(actor, invitation), boundTo(invitation))
      const membership = await attempt(
        () => acceptInvitation(app.context, actor, invitation),
        (errors) => <InvitationShow invitation={invitation} token={token} errors={errors} />,
      )

      const { organization } = invitation
      return respond(reply, {
        html: () =>
          redirectWith(reply, organizationPath(organization), `Welcome to ${organization.name}.`),
        json: () =>
          reply
            .code(201)
            .header('Location', membershipUrl(membership))
            .send(MembershipJson.present(membership)),
      })
    },
  )
}

function boundTo({ email }: { email: string }): string {
  return `This invitation is for ${email}. Sign in with that address to accept it.`
}
