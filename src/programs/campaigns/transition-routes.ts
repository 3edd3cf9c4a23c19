import type { FastifyInstance } from 'fastify'
import { serveTransitions } from '../../activity/records/transition-routes.ts'
import { campaignPath } from '../../vocabulary/urls.ts'
import { moveCampaign } from './model.ts'
import { campaignPolicy } from './policy.ts'
import { findCampaign } from './queries.ts'
import { campaignTransitions } from './transitions.ts'

export async function campaignTransitionRoutes(app: FastifyInstance) {
  const { context } = app

  serveTransitions(app, campaignTransitions, {
    find: (member, publicId) => findCampaign(context.db, member, publicId),
    mayMove: campaignPolicy.update,
    move: (member, campaign, name) => moveCampaign(context, member, campaign, name),
    path: campaignPath,
  })
}
