import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import { inviteCreator } from '../../programs/program-invitations/model.ts'
import { ProgramInvitationCreate } from '../../programs/program-invitations/schema.ts'
import { answerInvited } from '../../teams/creator-invitations/answer.ts'
import { creatorInvitationPolicy } from '../../teams/creator-invitations/policy.ts'
import { CreatorInvitationJson } from '../../teams/creator-invitations/presenter.ts'
import { creatorPath } from '../../vocabulary/addresses/creator-urls.ts'
import { findCreator } from './creator.ts'
import { creatorPage } from './page.tsx'

type OfCreator = { Params: { user_id: string } }

const body = { schema: ProgramInvitationCreate, root: 'program_invitation' }

/** Asks a creator whom an organization knows to take part in another program. */
export async function creatorInviteRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const create = api({
    name: 'inviteCreator',
    summary: 'Invite a creator you worked with to a program',
    description:
      'For admins: tells the creator of a campaign or collab that takes submissions, by mail and notification, without their address being shown. They see the published programs until the invitation is withdrawn, also those of a private organization. Inviting again tells them again.',
    shows: { email: null },
    tag: 'Invitations',
    body,
    strict: true,
    response: CreatorInvitationJson,
    status: 201,
    errors: [403],
  })

  app.post<OfCreator>('/', create, async (request, reply) => {
    const { member, params } = request
    const creator = await findCreator(db, member, params.user_id)
    authorize(creatorInvitationPolicy.create(member))
    const invitation = await attempt(
      async () => {
        const fields = parse(ProgramInvitationCreate, body.root, request.body)
        return inviteCreator(context, member, params.user_id, fields)
      },
      (errors) =>
        creatorPage(db, member, params.user_id, pageRequest(request), {
          invitation: { typed: request.body, errors },
        }),
    )

    return answerInvited(reply, invitation, creatorPath(creator))
  })
}
