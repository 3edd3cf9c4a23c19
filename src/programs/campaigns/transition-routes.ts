import type { FastifyInstance } from 'fastify'
import { serveTransitions } from '../../activity/records/transition-routes.ts'
import { campaignPath } from '../../vocabulary/urls.ts'
import { moveCampaign } from './model.ts'
import { campaignPolicy } from './policy.ts'
import { CampaignWithBriefJson } from './presenter.ts'
import { findCampaign } from './queries.ts'
import { campaignTransitions } from './transitions.ts'

export async function campaignTransitionRoutes(app: FastifyInstance) {
  const { context } = app

  serveTransitions(app, campaignTransitions, {
    operations,
    response: CampaignWithBriefJson,
    find: (member, publicId) => findCampaign(context.db, member, publicId),
    mayMove: campaignPolicy.update,
    move: (member, campaign, name) => moveCampaign(context, member, campaign, name),
    path: campaignPath,
  })
}

const tag = 'Campaigns'

const operations = {
  publish: {
    name: 'publishCampaign',
    summary: 'Publish a campaign',
    description:
      'For admins: makes a draft `active`, for good. It needs a brief, a platform, a rate or a base reward, a base reward within the highest payout, and budget for the smallest one. The answer is the same where something is missing, but with the reasons in `Transition-Error`.',
    tag,
  },
  pause: {
    name: 'pauseCampaign',
    summary: 'Pause a campaign',
    description:
      'For admins: makes an `active` campaign `paused`. From any other status nothing changes, and `Transition-Error` says why.',
    tag,
  },
  resume: {
    name: 'resumeCampaign',
    summary: 'Resume a paused campaign',
    description:
      'For admins: makes a `paused` campaign `active` again, if its budget covers the smallest payout. Where that is not so nothing changes, and `Transition-Error` says why.',
    tag,
  },
}
