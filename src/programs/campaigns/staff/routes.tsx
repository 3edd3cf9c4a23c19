import type { FastifyInstance } from 'fastify'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { StaffCampaignJson } from './presenter.ts'
import { findAnyCampaign } from './queries.ts'
import { StaffCampaign } from './views/show.tsx'

export async function staffCampaignRoutes(app: FastifyInstance) {
  const show = api({
    name: 'showCampaignAsStaff',
    summary: 'Show a campaign of any organization',
    description:
      'For staff: the campaign with its `brief`, in whatever status it is. To read only.',
    tag: 'Staff',
    response: StaffCampaignJson,
  })

  app.get<{ Params: { id: string } }>('/:id', show, async ({ params }, reply) => {
    const campaign = await findAnyCampaign(app.context.db, params.id)

    return respond(reply, {
      html: () => <StaffCampaign campaign={campaign} />,
      json: () => StaffCampaignJson.present(campaign),
    })
  })
}
