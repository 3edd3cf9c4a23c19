import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { invitationUrl, membersPath } from '../../vocabulary/addresses/urls.ts'
import { roleInWords } from '../../vocabulary/people/roles.ts'
import {
  createInvitation,
  resendInvitation,
  revokeInvitation,
  type SentInvitation,
} from './model.ts'
import { invitationPolicy } from './policy.ts'
import { InvitationJson } from './presenter.ts'
import { findInvitation, listInvitations } from './queries.ts'
import { InvitationCreate } from './schema.ts'
import { invitationLimit, keptLimit } from './time-limits.ts'
import { InvitationNew } from './views/new.tsx'

type ById = { Params: { id: string } }

/** Invitations as admins see them. Browsers are shown them on the page of the members. */
export async function invitationRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listInvitations',
    summary: 'List the open invitations, newest first',
    description: `For admins: newest first, expired ones included for another ${keptLimit.words}, since they can be sent again.`,
    tag: 'Invitations',
    response: z.array(InvitationJson),
    paginated: true,
    errors: [403],
  })

  app.get('/', list, async (request, reply) => {
    const { member } = request
    authorize(invitationPolicy.list(member))
    if (request.format === 'html') return reply.redirect(membersPath(member.organization), 303)

    const page = await listInvitations(db, member, pageRequest(request))
    setPageHeaders(reply, page)
    return reply.send(page.rows.map(InvitationJson.present))
  })

  const create = api({
    name: 'createInvitation',
    summary: 'Invite someone by e-mail; an address that is invited already gets a new mail',
    description: `For admins: mails a link that is good for ${invitationLimit.words}. An address that is invited already keeps its invitation, takes the new role and gets a new link; a member is 422 on \`email\`.`,
    tag: 'Invitations',
    strict: true,
    body: { schema: InvitationCreate, root: 'invitation' },
    response: InvitationJson,
    status: 201,
    errors: [403],
  })

  app.post('/', create, async ({ member, body }, reply) => {
    authorize(invitationPolicy.create(member))
    const invitation = await attempt(
      async () => {
        const fields = parse(InvitationCreate, 'invitation', body)
        return createInvitation(context, member, fields)
      },
      (errors) => <InvitationNew member={member} typed={body} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, membersPath(member.organization), sentMessage(invitation)),
      json: () =>
        reply
          .code(201)
          .header('Location', invitationUrl(invitation))
          .send(InvitationJson.present(invitation)),
    })
  })

  const show = api({
    name: 'showInvitation',
    summary: 'Show an invitation',
    description:
      'For admins: an invitation of theirs that is not used up. The token is in the mail and nowhere else.',
    tag: 'Invitations',
    response: InvitationJson,
    errors: [403],
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const invitation = await findInvitation(db, member, params.id)
    authorize(invitationPolicy.list(member))

    return respond(reply, {
      html: () => reply.redirect(membersPath(member.organization), 303),
      json: () => InvitationJson.present(invitation),
    })
  })

  const resend = api({
    strict: true,
    name: 'resendInvitation',
    summary: `Send an invitation again, with a new link and another ${invitationLimit.words}`,
    description: `For admins: a new mail with a new link and another ${invitationLimit.words}. The link before it leads nowhere from then on.`,
    tag: 'Invitations',
    response: InvitationJson,
    errors: [403],
  })

  app.post<ById>('/:id/resend', resend, async ({ member, params }, reply) => {
    const invitation = await findInvitation(db, member, params.id)
    authorize(invitationPolicy.resend(member))
    const renewed = await resendInvitation(context, member, invitation)

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          membersPath(member.organization),
          `A new invitation is on its way to ${renewed.email}.`,
        ),
      json: () => InvitationJson.present(renewed),
    })
  })

  const destroy = api({
    name: 'deleteInvitation',
    summary: 'Withdraw an invitation',
    description: 'For admins: 204, and the link in the mail leads nowhere from then on.',
    tag: 'Invitations',
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', destroy, async ({ member, params }, reply) => {
    const invitation = await findInvitation(db, member, params.id)
    authorize(invitationPolicy.destroy(member))
    await revokeInvitation(db, member, invitation)

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          membersPath(member.organization),
          `The invitation of ${invitation.email} is withdrawn.`,
        ),
      json: () => reply.code(204).send(),
    })
  })
}

function sentMessage({ email, role, formerRole }: SentInvitation): string {
  if (formerRole === undefined) return `The invitation is on its way to ${email}.`
  const again = `${email} was invited already. A new mail is on its way, and the old link ends.`
  return role === formerRole ? again : `${again} They are now invited as ${roleInWords[role]}.`
}
