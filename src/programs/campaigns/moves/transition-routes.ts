import type { FastifyInstance } from 'fastify'
import { serveStateMoves } from '../../../activity/records/transition-routes.ts'
import { campaignPath, campaignUrl } from '../../../vocabulary/addresses/urls.ts'
import { campaignPolicy } from '../policy.ts'
import { CampaignWithBriefJson } from '../presenter.ts'
import { findCampaign } from '../queries.ts'
import { moveCampaign } from './moves.ts'
import { campaignTransitions } from './transitions.ts'

const tag = 'Campaigns'

export async function campaignTransitionRoutes(app: FastifyInstance) {
  const { context } = app

  serveStateMoves(app, campaignTransitions, {
    nouns,
    verbs,
    response: CampaignWithBriefJson,
    present: CampaignWithBriefJson.present,
    find: (member, publicId) => findCampaign(context.db, member, publicId),
    mayMove: campaignPolicy.update,
    move: (member, campaign, name) => moveCampaign(context, member, campaign, name),
    path: campaignPath,
    url: campaignUrl,
  })
}

const needs =
  'It needs a brief, a platform, a rate or a base reward, a base reward within the highest payout and, without a rate, of the minimum payout at least, an end in the future if any, an organization without debt, and budget for the smallest payout and its fee.'

const nouns = {
  publish: {
    name: 'createCampaignPublication',
    summary: 'Publish a campaign',
    description: `For admins: makes a draft \`active\`, for good, and answers it. ${needs} What is missing is 422 on \`base\`.`,
    shows: { status: 'active' },
    tag,
  },
  pause: {
    name: 'createCampaignSuspension',
    summary: 'Pause a campaign',
    description:
      'For admins: makes an `active` campaign `paused`, and answers it. From any other status it is 422 on `base`.',
    shows: { status: 'paused' },
    tag,
  },
  resume: {
    name: 'deleteCampaignSuspension',
    summary: 'Resume a paused campaign',
    description:
      'For admins: makes a `paused` campaign `active` again, and answers it, if its budget covers the smallest payout and its fee and its end is not over. Otherwise it is 422 on `base`.',
    shows: { status: 'active' },
    tag,
  },
  finish: {
    name: 'createCampaignCompletion',
    summary: 'Finish a campaign',
    description:
      'For admins: makes an `active` or `paused` campaign `finished`, for good, and answers it. From any other status it is 422 on `base`.',
    shows: { status: 'finished' },
    tag,
  },
}

const verbs = {
  publish: {
    name: 'publishCampaign',
    summary: 'Publish a campaign, and be redirected to it',
    description: `For admins: makes a draft \`active\`, for good. ${needs} The answer is the same where something is missing, but with the reasons in \`Transition-Error\`.`,
    tag,
  },
  pause: {
    name: 'pauseCampaign',
    summary: 'Pause a campaign, and be redirected to it',
    description:
      'For admins: makes an `active` campaign `paused`. From any other status nothing changes, and `Transition-Error` says why.',
    tag,
  },
  resume: {
    name: 'resumeCampaign',
    summary: 'Resume a paused campaign, and be redirected to it',
    description:
      'For admins: makes a `paused` campaign `active` again, if its budget covers the smallest payout and its fee. Where that is not so nothing changes, and `Transition-Error` says why.',
    tag,
  },
}
