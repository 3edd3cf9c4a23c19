import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { campaignPolicy } from '../campaigns/policy.ts'
import { typedCampaign } from './typed.ts'
import { CampaignPreview } from './views/preview.tsx'

/** The page of a campaign as creators would see it, and what it would buy, while it is being written. */
export async function campaignPreviewRoutes(app: FastifyInstance) {
  const { config } = app.context

  app.get('/preview', async ({ member, url }, reply) => {
    authorize(campaignPolicy.create(member))
    const campaign = typedCampaign(url.split('?')[1] ?? '', config.defaultCurrency)
    return sendPage(
      reply,
      <CampaignPreview
        organization={member.organization}
        campaign={campaign}
        feeBps={config.money.feeBps}
      />,
    )
  })
}
