import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { listSubscriptions } from '../../money/subscriptions/queries.ts'
import { CampaignJson } from '../../programs/campaigns/presenter.ts'
import { presentCampaignForStaff } from '../../programs/campaigns/staff/presenter.ts'
import { listCampaignsOf } from '../../programs/campaigns/staff/queries.ts'
import { CollabJson } from '../../programs/collabs/presenter.ts'
import { presentCollabForStaff } from '../../programs/collabs/staff/presenter.ts'
import { listCollabsOf } from '../../programs/collabs/staff/queries.ts'
import { findAnyOrganization } from '../../teams/organizations/queries.ts'
import { StaffOrganizationJson } from './presenter.ts'
import { searchOrganizations } from './queries.ts'
import { StaffOrganization } from './views/organization.tsx'
import { StaffOrganizations } from './views/organizations.tsx'
import { StaffCampaigns, StaffCollabs } from './views/programs.tsx'

type ById = { Params: { id: string } }

const tag = 'Staff'

/** Organizations and their programs, as staff read them. */
export async function staffOrganizationRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listOrganizationsAsStaff',
    summary: 'List or search all organizations',
    description:
      'For staff: all of the installation by name, or those whose name holds the text in `q`.',
    tag,
    query: { q: { description: 'A part of the name', example: 'coffee' } },
    response: z.array(StaffOrganizationJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const text = searchOf(request)
    const page = await searchOrganizations(db, text, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <StaffOrganizations page={page} text={text} />,
      json: () => page.rows.map(StaffOrganizationJson.present),
    })
  })

  const show = api({
    name: 'showOrganizationAsStaff',
    summary: 'Show any organization',
    description: 'For staff: the organization with the number of its programs, to read only.',
    tag,
    response: StaffOrganizationJson,
  })

  app.get<ById>('/:id', show, async ({ params, format }, reply) => {
    const organization = await findAnyOrganization(db, params.id)
    const newest = { number: 1, size: 10, offset: 0 }
    // Programs have lists of their own; the page shows their beginnings.
    const programs =
      format === 'html'
        ? {
            campaigns: (await listCampaignsOf(db, params.id, newest)).page,
            collabs: (await listCollabsOf(db, params.id, newest)).page,
            subscriptions: await listSubscriptions(db, organization),
          }
        : undefined

    return respond(reply, {
      html: () => <StaffOrganization organization={organization} {...programs} />,
      json: () => StaffOrganizationJson.present(organization),
    })
  })

  const listCampaigns = api({
    name: 'listCampaignsAsStaff',
    summary: 'List the campaigns of any organization',
    description: 'For staff: newest first and without `brief`, as its members see them.',
    tag,
    response: z.array(CampaignJson),
    paginated: true,
  })

  app.get<ById>('/:id/campaigns', listCampaigns, async (request, reply) => {
    const found = await listCampaignsOf(db, request.params.id, pageRequest(request))
    setPageHeaders(reply, found.page)

    return respond(reply, {
      html: () => <StaffCampaigns {...found} />,
      json: () => found.page.rows.map(presentCampaignForStaff),
    })
  })

  const listCollabs = api({
    name: 'listCollabsAsStaff',
    summary: 'List the collabs of any organization',
    description: 'For staff: newest first and without `brief`, as its members see them.',
    tag,
    response: z.array(CollabJson),
    paginated: true,
  })

  app.get<ById>('/:id/collabs', listCollabs, async (request, reply) => {
    const found = await listCollabsOf(db, request.params.id, pageRequest(request))
    setPageHeaders(reply, found.page)

    return respond(reply, {
      html: () => <StaffCollabs {...found} />,
      json: () => found.page.rows.map(presentCollabForStaff),
    })
  })
}

/** No name holds what the database cannot store, and a longer text is in none either. */
function searchOf({ query }: FastifyRequest): string {
  const { q } = query as { q?: unknown }
  return typeof q === 'string' ? q.replaceAll('\0', '').toWellFormed().trim().slice(0, 255) : ''
}
