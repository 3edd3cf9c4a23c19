import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { listNewOrganizations } from '../../teams/organizations/staff/queries.ts'
import { NewOrganizations } from '../../teams/organizations/staff/views/index.tsx'
import { NewOrganizationJson } from './presenter.ts'

/** Organizations that wait for a first look of staff. */
export async function newOrganizationRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listNewOrganizations',
    summary: 'List the organizations that wait for a first look',
    description:
      'For staff: those that have a public program and that nobody has looked at, the one that waits longest first.',
    tag: 'Staff',
    response: z.array(NewOrganizationJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const page = await listNewOrganizations(db, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <NewOrganizations page={page} />,
      json: () => page.rows.map(NewOrganizationJson.present),
    })
  })
}
