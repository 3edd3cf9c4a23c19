import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { listSubscriptions } from '../../money/subscriptions/queries.ts'
import { CampaignJson } from '../../programs/campaigns/presenter.ts'
import { presentCampaignForStaff } from '../../programs/campaigns/staff/presenter.ts'
import { listCampaignsOf } from '../../programs/campaigns/staff/queries.ts'
import { CollabJson } from '../../programs/collabs/presenter.ts'
import { presentCollabForStaff } from '../../programs/collabs/staff/presenter.ts'
import { listCollabsOf } from '../../programs/collabs/staff/queries.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { findAnyOrganization } from '../../teams/organizations/queries.ts'
import { lookAtOrganization } from '../../teams/organizations/staff/model.ts'
import { FirstLook as FirstLookAnswer } from '../../teams/organizations/staff/schema.ts'
import {
  staffOrganizationPath,
  staffOrganizationUrl,
} from '../../vocabulary/addresses/staff-urls.ts'
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
    query: { q: { description: 'A part of the name', example: 'coffee', text: true } },
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
    const programs = format === 'html' ? await readPrograms(organization, params.id) : undefined

    return respond(reply, {
      html: () => <StaffOrganization organization={organization} {...programs} />,
      json: () => StaffOrganizationJson.present(organization),
    })
  })

  /** Programs have lists of their own; the page shows their beginnings. */
  async function readPrograms(organization: Organization, publicId: string) {
    const newest = { number: 1, size: 10, offset: 0 }
    return {
      campaigns: (await listCampaignsOf(db, publicId, newest)).page,
      collabs: (await listCollabsOf(db, publicId, newest)).page,
      subscriptions: await listSubscriptions(db, organization),
    }
  }

  const look = api({
    name: 'createFirstLook',
    summary: 'Note that you have looked at an organization',
    description:
      'For staff: says whether its public programs are shown on the start page and at the top of discover, and answers the organization. It may be said again. For an organization that you belong to it is 422 on `base`.',
    tag,
    body: { schema: FirstLookAnswer, root: 'first_look' },
    response: StaffOrganizationJson,
    status: 201,
  })

  app.post<ById>('/:id/first_look', look, async ({ actor, params, body }, reply) => {
    const organization = await findAnyOrganization(db, params.id)
    const looked = await attempt(
      async () => {
        const { is_shown } = parse(FirstLookAnswer, 'first_look', body)
        return lookAtOrganization(app.context, actor, organization, is_shown)
      },
      async (errors) => {
        const programs = await readPrograms(organization, params.id)
        return <StaffOrganization organization={organization} errors={errors} {...programs} />
      },
    )

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          staffOrganizationPath(looked),
          looked.is_shown
            ? 'Its programs are shown on the start page.'
            : 'Its programs are kept off the start page.',
        ),
      json: () =>
        reply
          .code(201)
          .header('Location', staffOrganizationUrl(looked))
          .send(StaffOrganizationJson.present(looked)),
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
