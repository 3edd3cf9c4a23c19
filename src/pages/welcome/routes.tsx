import type { FastifyInstance } from 'fastify'
import { isStaff } from '../../accounts/staff/policy.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { readViews } from '../../programs/discover/pay/calculator.ts'
import { listDiscoverCampaigns } from '../../programs/discover/queries.ts'
import type { CampaignFilters } from '../../programs/discover/schema.ts'
import { staffPath } from '../../vocabulary/addresses/staff-urls.ts'
import {
  creatorHomePath,
  discoverCampaignsPath,
  organizationPath,
} from '../../vocabulary/addresses/urls.ts'
import { findLastOrganization } from '../home/last-organization.ts'
import { Welcome } from './views/welcome.tsx'

type Calculating = { Querystring: { views?: unknown } }

const some = { number: 1, size: 6, offset: 0 }

/**
 * The start page. Whoever is signed in goes on to their organization or, with none, to the creators' side.
 */
export async function welcomeRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  const calls = [discoverCampaignsPath]
  app.get<Calculating>('/', mayBeOld({ config: { calls } }), async (request, reply) => {
    if (!request.actor) {
      const newest: CampaignFilters = { platform_ids: [], sort: 'newest', is_shown: true }
      const { rows } = await listDiscoverCampaigns(db, undefined, newest, some)
      const view = {
        signups: config.signups,
        feeBps: config.money.feeBps,
        campaigns: rows,
        views: readViews(request.query.views),
      }
      return sendPage(reply, <Welcome {...view} />)
    }

    const organization = await findLastOrganization(db, request)
    if (organization) return reply.redirect(organizationPath(organization), 303)
    return reply.redirect(isStaff(config, request.actor) ? staffPath : creatorHomePath, 303)
  })
}
