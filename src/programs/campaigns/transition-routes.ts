import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { campaignPath } from '../../vocabulary/urls.ts'
import { moveCampaign } from './model.ts'
import { campaignPolicy } from './policy.ts'
import { findCampaign } from './queries.ts'
import type { Transition } from './transitions.ts'

type ById = { Params: { id: string } }

const done: Record<Transition, string> = {
  publish: 'The campaign is live.',
  pause: 'The campaign is paused.',
  resume: 'The campaign is live again.',
}

/** Moves lead every caller to the campaign's page, which also says why one was not possible. */
export async function campaignTransitionRoutes(app: FastifyInstance) {
  const { context } = app

  for (const transition of Object.keys(done) as Transition[]) {
    app.post<ById>(`/:id/${transition}`, async ({ member, params }, reply) => {
      const campaign = await findCampaign(context.db, member, params.id)
      authorize(campaignPolicy.update(member))
      const reasons = await moveCampaign(context, member, campaign, transition)

      return reasons.length === 0
        ? redirectWith(reply, campaignPath(campaign), done[transition])
        : redirectWith(reply, campaignPath(campaign), reasons.join(' '), 'error')
    })
  }
}
