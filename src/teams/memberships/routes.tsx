import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/attempt.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond, sendPage } from '../../framework/http/format.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { parse } from '../../framework/http/parse.ts'
import { isAdmin } from '../../tables/actor.ts'
import { displayName } from '../../tables/users.ts'
import { roleInWords } from '../../vocabulary/roles.ts'
import { membersPath, organizationsPath } from '../../vocabulary/urls.ts'
import { changeRole, destroyMembership } from './model.ts'
import { membershipPolicy } from './policy.ts'
import { MembershipJson, presentMembership } from './presenter.ts'
import { findMembership, listMemberships, listTeam } from './queries.ts'
import { MembershipUpdate } from './schema.ts'
import { MembershipEdit } from './views/edit.tsx'
import { MembershipIndex } from './views/index.tsx'

type ById = { Params: { id: string } }

export async function membershipRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listMembers',
    summary: 'List the members, admins first',
    tag: 'Members',
    response: z.array(MembershipJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const { member, format } = request
    // Only the page shows the invitations too, and only to those who can send them.
    const listed = format === 'html' && isAdmin(member) ? listTeam : listMemberships
    const page = await listed(db, member, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <MembershipIndex member={member} page={page} />,
      json: () => page.rows.map(presentMembership),
    })
  })

  app.get<ById>('/:id/edit', async ({ member, params }, reply) => {
    const membership = await findMembership(db, member, params.id)
    authorize(membershipPolicy.changeRole(member))
    return sendPage(reply, <MembershipEdit member={member} membership={membership} />)
  })

  const update = api({
    name: 'updateMember',
    summary: "Change a member's role",
    tag: 'Members',
    body: { schema: MembershipUpdate, root: 'membership' },
    response: MembershipJson,
    errors: [403],
  })

  app.patch<ById>('/:id', update, async ({ member, params, body }, reply) => {
    const membership = await findMembership(db, member, params.id)
    authorize(membershipPolicy.changeRole(member))
    const changed = await attempt(
      async () => {
        const { role } = parse(MembershipUpdate, 'membership', body)
        return changeRole(app.context, member, membership, role)
      },
      (errors) => (
        <MembershipEdit member={member} membership={membership} typed={body} errors={errors} />
      ),
    )

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          membersPath(member.organization),
          `${displayName(changed.user)} is ${roleInWords[changed.role]} now.`,
        ),
      json: () => presentMembership(changed),
    })
  })

  const destroy = api({
    name: 'deleteMember',
    summary: 'Remove a member, or leave',
    tag: 'Members',
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', destroy, async ({ member, params }, reply) => {
    const membership = await findMembership(db, member, params.id)
    authorize(membershipPolicy.destroy(member, membership))
    await attempt(
      () => destroyMembership(db, member, membership),
      (errors) => <MembershipEdit member={member} membership={membership} errors={errors} />,
    )

    const { organization } = member
    const isOwn = membership.id === member.membership.id
    return respond(reply, {
      html: () =>
        isOwn
          ? redirectWith(reply, organizationsPath, `You have left ${organization.name}.`)
          : redirectWith(
              reply,
              membersPath(organization),
              `${displayName(membership.user)} is no longer a member.`,
            ),
      json: () => reply.code(204).send(),
    })
  })
}
