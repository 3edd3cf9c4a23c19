import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { organizationPath, organizationsPath } from '../../vocabulary/addresses/urls.ts'
import { destroyOrganization, purgeAvatar, updateOrganization } from './model.ts'
import { organizationPolicy } from './policy.ts'
import { OrganizationJson, presentOwn } from './presenter.ts'
import { OrganizationUpdate } from './schema.ts'
import { OrganizationEdit } from './views/edit.tsx'

/** One organization, which `requireMembership` has found already. */
export async function organizationRoutes(app: FastifyInstance) {
  const { context } = app

  app.get('/edit', async ({ member }, reply) => {
    authorize(organizationPolicy.update(member))
    return sendPage(reply, <OrganizationEdit member={member} />)
  })

  const update = api({
    name: 'updateOrganization',
    summary: 'Change an organization',
    description: 'For admins: what is left out stays as it was. A picture needs multipart.',
    tag: 'Organizations',
    body: { schema: OrganizationUpdate, root: 'organization' },
    files: true,
    response: OrganizationJson,
    errors: [403],
  })

  app.patch('/', update, async (request, reply) => {
    const { member, body } = request
    authorize(organizationPolicy.update(member))
    const organization = await attempt(
      async () => {
        const changes = parse(OrganizationUpdate, 'organization', body)
        return updateOrganization(context, member, changes)
      },
      (errors) => <OrganizationEdit member={member} typed={body} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, organizationPath(organization), 'Your changes are saved.'),
      json: () => presentOwn({ ...member, organization }),
    })
  })

  const destroy = api({
    name: 'deleteOrganization',
    summary: 'Delete an organization that has no campaigns, collabs or active subscription',
    description:
      'For the owner: 204, and it is gone with its members and invitations. 422 on `base`, which names what is in the way, while it has an active subscription, a campaign or a collab.',
    tag: 'Organizations',
    status: 204,
    errors: [403],
  })

  app.delete('/', destroy, async ({ member }, reply) => {
    authorize(organizationPolicy.destroy(member), 'Only the owner can delete the organization.')
    await attempt(
      () => destroyOrganization(context, member),
      ({ base }) => <OrganizationEdit member={member} refusals={base} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, organizationsPath, `${member.organization.name} is deleted.`),
      json: () => reply.code(204).send(),
    })
  })

  const purge = api({
    unsuffixed: true,
    name: 'deleteAvatar',
    summary: "Remove an organization's picture",
    description: 'For admins: 204 also where there is no picture.',
    tag: 'Organizations',
    status: 204,
    errors: [403],
  })

  app.delete('/avatar', purge, async ({ member }, reply) => {
    authorize(organizationPolicy.update(member))
    await purgeAvatar(context, member)

    return respond(reply, {
      html: () =>
        redirectWith(reply, organizationPath(member.organization), 'The picture is removed.'),
      json: () => reply.code(204).send(),
    })
  })
}
