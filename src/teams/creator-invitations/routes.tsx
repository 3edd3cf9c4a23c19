import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { creatorInvitationsPath } from '../../vocabulary/addresses/urls.ts'
import { answerInvited } from './answer.ts'
import { createCreatorInvitation, withdrawCreatorInvitation } from './model.ts'
import { creatorInvitationPolicy } from './policy.ts'
import { CreatorInvitationJson } from './presenter.ts'
import { findCreatorInvitation, invitedName, listCreatorInvitations } from './queries.ts'
import { CreatorInvitationCreate } from './schema.ts'
import { CreatorInvitationIndex } from './views/index.tsx'

type ById = { Params: { id: string } }

const tag = 'Invitations'

/** Creators who are invited to see the programs of an organization. */
export async function creatorInvitationRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listCreatorInvitations',
    summary: 'List the creators who are invited, newest first',
    description: 'For admins: who may see the programs of a private organization.',
    tag,
    response: z.array(CreatorInvitationJson),
    paginated: true,
    errors: [403],
  })

  app.get('/', list, async (request, reply) => {
    const { member } = request
    authorize(creatorInvitationPolicy.list(member))
    const page = await listCreatorInvitations(db, member, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <CreatorInvitationIndex member={member} page={page} />,
      json: () => page.rows.map(CreatorInvitationJson.present),
    })
  })

  const create = api({
    name: 'createCreatorInvitation',
    summary: 'Invite a creator by e-mail to see the programs',
    description:
      'For admins: mails a link. Whoever signs in with that address sees the published programs until the invitation is withdrawn. An address that is invited already gets the mail again, of the program that it was invited to.',
    shows: { user_id: null, name: null, program_id: null },
    tag,
    body: { schema: CreatorInvitationCreate, root: 'creator_invitation' },
    strict: true,
    response: CreatorInvitationJson,
    status: 201,
    errors: [403],
  })

  app.post('/', create, async (request, reply) => {
    const { member, body } = request
    authorize(creatorInvitationPolicy.create(member))
    const invitation = await attempt(
      async () => {
        const fields = parse(CreatorInvitationCreate, 'creator_invitation', body)
        return createCreatorInvitation(context, member, fields)
      },
      async (errors) => {
        const page = await listCreatorInvitations(db, member, pageRequest(request))
        return <CreatorInvitationIndex member={member} page={page} typed={body} errors={errors} />
      },
    )

    return answerInvited(reply, invitation, creatorInvitationsPath(member.organization))
  })

  const show = api({
    name: 'showCreatorInvitation',
    summary: 'Show the invitation of a creator',
    description: 'For admins: whom it is for, and who sent it.',
    tag,
    response: CreatorInvitationJson,
    errors: [403],
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const invitation = await findCreatorInvitation(db, member, params.id)
    authorize(creatorInvitationPolicy.list(member))

    return respond(reply, {
      html: () => reply.redirect(creatorInvitationsPath(member.organization), 303),
      json: () => CreatorInvitationJson.present(invitation),
    })
  })

  const destroy = api({
    name: 'deleteCreatorInvitation',
    summary: 'Withdraw the invitation of a creator',
    description:
      'For admins: 204, and the creator no longer sees the programs of a private organization.',
    tag,
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', destroy, async ({ member, params }, reply) => {
    const invitation = await findCreatorInvitation(db, member, params.id)
    authorize(creatorInvitationPolicy.destroy(member))
    await withdrawCreatorInvitation(db, member, invitation)

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          creatorInvitationsPath(member.organization),
          `The invitation of ${invitedName(invitation)} is withdrawn.`,
        ),
      json: () => reply.code(204).send(),
    })
  })
}
