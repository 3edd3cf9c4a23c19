import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { keptAnswer } from '../../framework/http/kept-answers.ts'
import { setPageHeaders } from '../../framework/http/pagination.ts'
import { organizationPath, organizationUrl } from '../../vocabulary/addresses/urls.ts'
import { createOrganization } from './model.ts'
import { OrganizationJson } from './presenter.ts'
import { organizationsListed, ownOrganizations } from './queries.ts'
import { OrganizationCreate } from './schema.ts'
import { OrganizationIndex } from './views/index.tsx'
import { OrganizationNew } from './views/new.tsx'

/** The organizations someone belongs to, and the way to a new one. */
export async function organizationListRoutes(app: FastifyInstance) {
  const { context } = app

  const list = api({
    name: 'listOrganizations',
    summary: 'List the organizations you belong to',
    description:
      'For every user: those they belong to, by name; for a token that is limited to some, these; for one of an organization, this with `role` `admin`, which it has within its areas. The first call of a program that acts for someone; where there are several it should ask which is meant.',
    tag: 'Organizations',
    area: 'own',
    response: z.array(OrganizationJson),
    paginated: true,
  })

  app.get(
    '/',
    keptAnswer({ config: { ...list.config, lists: organizationsListed } }, 2),
    async (request, reply) => {
      const page = await ownOrganizations(request)
      setPageHeaders(reply, page)

      return respond(reply, {
        html: () => <OrganizationIndex page={page} />,
        json: () => page.rows.map(OrganizationJson.present),
      })
    },
  )

  app.get('/new', async (_request, reply) => sendPage(reply, <OrganizationNew />))

  const create = api({
    name: 'createOrganization',
    summary: 'Create an organization that you own',
    description:
      'For every user, who owns it from then on. Only `name` is required. A picture needs multipart.',
    tag: 'Organizations',
    body: { schema: OrganizationCreate, root: 'organization' },
    files: true,
    response: OrganizationJson,
    status: 201,
  })

  app.post('/', create, async (request, reply) => {
    const organization = await attempt(
      async () => {
        const fields = parse(OrganizationCreate, 'organization', request.body)
        return createOrganization(context, request.actor, fields)
      },
      (errors) => <OrganizationNew typed={request.body} errors={errors} />,
    )

    return respond(reply, {
      html: () =>
        redirectWith(reply, organizationPath(organization), `${organization.name} is ready.`),
      json: () =>
        reply
          .code(201)
          .header('Location', organizationUrl(organization))
          .send(OrganizationJson.present({ ...organization, role: 'admin', is_owner: true })),
    })
  })
}
