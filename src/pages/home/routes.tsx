import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import {
  beginningPath,
  creatorHomePath,
  discoverCampaignsPath,
  mySubmissionsPath,
  organizationPath,
  organizationsPath,
  socialAccountsPath,
} from '../../vocabulary/addresses/urls.ts'
import { readCreatorHome } from './creator-home.ts'
import { findLastOrganization } from './last-organization.ts'
import { readStanding } from './standing.ts'
import { BeginningPage } from './views/beginning.tsx'
import { CreatorHomePage } from './views/creator-home.tsx'

/** The first page of each side. */
export async function homeRoutes(app: FastifyInstance) {
  const { db, config } = app.context
  const minimum = config.money.minimumPayout

  app.get('/brand', async (request, reply) => {
    const organization = await findLastOrganization(db, request)
    return reply.redirect(organization ? organizationPath(organization) : organizationsPath, 303)
  })

  app.get(beginningPath, async (request, reply) => {
    const { has_account, has_work } = await readStanding(db, request.actor.user)
    const hasBegun = has_account || has_work || (await findLastOrganization(db, request))
    return hasBegun ? reply.redirect('/', 303) : sendPage(reply, <BeginningPage />)
  })

  const calls = ['/me/balances', mySubmissionsPath, socialAccountsPath, discoverCampaignsPath]
  app.get(creatorHomePath, mayBeOld({ config: { calls } }), async ({ actor }, reply) =>
    sendPage(reply, <CreatorHomePage home={await readCreatorHome(db, actor)} minimum={minimum} />),
  )
}
