import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { keptAnswer } from '../../framework/http/kept-answers.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { isAdmin } from '../../tables/actor.ts'
import { displayName } from '../../tables/users/users.ts'
import { membersPath, organizationsPath } from '../../vocabulary/addresses/urls.ts'
import { roleInWords } from '../../vocabulary/people/roles.ts'
import { changeRole, destroyMembership } from './model.ts'
import { membershipPolicy } from './policy.ts'
import { MembershipJson } from './presenter.ts'
import {
  findMembership,
  listMembersAndInvitations,
  membershipsListed,
  membershipsListing,
} from './queries.ts'
import { MembershipUpdate } from './schema.ts'
import { MembershipEdit } from './views/edit.tsx'
import { MembershipIndex } from './views/index.tsx'

type ById = { Params: { id: string } }

export async function membershipRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listMembers',
    summary: 'List the members, admins first',
    description: 'For members: admins first, then by name, unless `sort` says otherwise.',
    tag: 'Members',
    response: z.array(MembershipJson),
    paginated: true,
    query: membershipsListing.query,
  })

  const listed = keptAnswer({ config: { ...list.config, lists: membershipsListed } }, 2)
  app.get('/', listed, async (request, reply) => {
    const { member, format } = request
    // The invitations are shown on the page alone, and to those who can send them.
    const page =
      format === 'html' && isAdmin(member)
        ? await listMembersAndInvitations(db, member, pageRequest(request))
        : await membershipsListed.pageFor(request)
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <MembershipIndex member={member} page={page} />,
      json: () => page.rows.map(MembershipJson.present),
    })
  })

  const show = api({
    name: 'showMember',
    summary: 'Show a member',
    description: 'For members: one of those who belong to the organization, and as what.',
    tag: 'Members',
    response: MembershipJson,
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const membership = await findMembership(db, member, params.id)

    return respond(reply, {
      html: () => reply.redirect(membersPath(member.organization), 303),
      json: () => MembershipJson.present(membership),
    })
  })

  app.get<ById>('/:id/edit', async ({ member, params }, reply) => {
    const membership = await findMembership(db, member, params.id)
    authorize(membershipPolicy.changeRole(member))
    return sendPage(reply, <MembershipEdit member={member} membership={membership} />)
  })

  const update = api({
    name: 'updateMember',
    area: 'people',
    summary: "Change a member's role",
    description:
      'For admins: makes a member an admin, or an admin a member. The owner stays an admin (403), and so does the only admin there is (422 on `role`).',
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
          `${displayName(changed.user)} is now ${roleInWords[changed.role]}.`,
        ),
      json: () => MembershipJson.present(changed),
    })
  })

  const destroy = api({
    name: 'deleteMember',
    area: 'people',
    summary: 'Remove a member, or leave',
    description:
      'For admins, and for everyone themself, which is leaving. The only member cannot leave (422 on `base`), the owner cannot be removed (403), and nor can the only admin (422 on `base`).',
    tag: 'Members',
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', destroy, async ({ member, params }, reply) => {
    const membership = await findMembership(db, member, params.id)
    authorize(membershipPolicy.destroy(member, membership))
    await attempt(
      () => destroyMembership(app.context, member, membership),
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
