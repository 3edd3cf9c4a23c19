import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { onInvalid, respond, sendPage } from '../../framework/http/format.ts'
import { parse } from '../../framework/http/parse.ts'
import { organizationPath, organizationsPath } from '../../vocabulary/urls.ts'
import { destroyOrganization, purgeAvatar, updateOrganization } from './model.ts'
import { organizationPolicy } from './policy.ts'
import { OrganizationJson, presentOrganization } from './presenter.ts'
import { OrganizationUpdate } from './schema.ts'
import { OrganizationEdit } from './views/edit.tsx'
import { OrganizationShow } from './views/show.tsx'

/** One organization, which `loadMember` has found already. */
export async function organizationRoutes(app: FastifyInstance) {
  const { services } = app

  const show = api({
    summary: 'Show an organization',
    tag: 'Organizations',
    response: OrganizationJson,
  })

  app.get('/', show, async ({ member }, reply) =>
    respond(reply, {
      html: () => <OrganizationShow member={member} />,
      json: () => presentOrganization(member.organization),
    }),
  )

  app.get('/edit', async ({ member }, reply) => {
    authorize(organizationPolicy.update(member))
    return sendPage(reply, <OrganizationEdit member={member} />)
  })

  const update = api({
    summary: 'Change an organization',
    tag: 'Organizations',
    body: { schema: OrganizationUpdate, root: 'organization' },
    response: OrganizationJson,
    errors: [403],
  })

  app.patch('/', update, async (request, reply) => {
    const { member, body } = request
    authorize(organizationPolicy.update(member))
    onInvalid(reply, (errors) => <OrganizationEdit member={member} typed={body} errors={errors} />)
    const changes = parse(OrganizationUpdate, 'organization', body)
    const organization = await updateOrganization(services, member, changes)

    return respond(reply, {
      html: () => redirectWith(reply, organizationPath(organization), 'Your changes are saved.'),
      json: () => presentOrganization(organization),
    })
  })

  const destroy = api({
    summary: 'Delete an organization that has no campaigns, collabs or active subscription',
    tag: 'Organizations',
    status: 204,
    errors: [403],
  })

  app.delete('/', destroy, async ({ member }, reply) => {
    authorize(organizationPolicy.destroy(member), 'Only the owner can delete the organization.')
    onInvalid(reply, ({ base }) => <OrganizationEdit member={member} refusals={base} />)
    await destroyOrganization(services, member)

    return respond(reply, {
      html: () => redirectWith(reply, organizationsPath, `${member.organization.name} is deleted.`),
      json: () => reply.code(204).send(),
    })
  })

  const purge = api({
    unsuffixed: true,
    summary: "Remove an organization's picture",
    tag: 'Organizations',
    status: 204,
    errors: [403],
  })

  app.delete('/avatar', purge, async ({ member }, reply) => {
    authorize(organizationPolicy.update(member))
    await purgeAvatar(services, member)

    return respond(reply, {
      html: () =>
        redirectWith(reply, organizationPath(member.organization), 'The picture is removed.'),
      json: () => reply.code(204).send(),
    })
  })
}
