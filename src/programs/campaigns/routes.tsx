import type { FastifyInstance } from 'fastify'
import { changesBetween } from '../../activity/records/audit.ts'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { campaignBriefPath, campaignPath, campaignsPath } from '../../vocabulary/addresses/urls.ts'
import { readWithBanner } from '../banners.ts'
import { isBriefForm } from '../views/brief-form.tsx'
import { destroyCampaign, updateCampaign } from './model.ts'
import { readCampaignFacts } from './moves/moves.ts'
import { campaignPolicy } from './policy.ts'
import { CampaignWithBriefJson } from './presenter.ts'
import { findCampaign } from './queries.ts'
import { changeErrors } from './refusals.ts'
import { CampaignUpdate } from './schema.ts'
import { CampaignBrief, CampaignBriefEdit } from './views/brief.tsx'
import { CampaignEdit } from './views/form/edit.tsx'
import { CampaignShow } from './views/show.tsx'

type ById = { Params: { id: string } }

const tag = 'Campaigns'

export async function campaignRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const calls = ['/organizations/:organization_id/campaigns/:id']
  app.get<ById>('/:id/brief', { config: { calls } }, async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)
    return sendPage(reply, <CampaignBrief member={member} campaign={campaign} />)
  })

  app.get<ById>('/:id/brief/edit', async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)
    authorize(campaignPolicy.update(member))
    return sendPage(reply, <CampaignBriefEdit campaign={campaign} />)
  })

  app.get<ById>('/:id/edit', async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)
    authorize(campaignPolicy.update(member))
    return sendPage(reply, <CampaignEdit campaign={campaign} />)
  })

  const update = api({
    name: 'updateCampaign',
    summary: 'Change a campaign',
    description:
      'For admins: what is left out stays as it was. Once a campaign was published, a change of an amount, of `currency` or `content_type` and the removal of a platform are 422 under their own names, and nothing else is changed then. `ends_at` may be changed until the campaign is finished. A banner needs multipart.',
    shows: { status: 'draft', tiktok_music_id: '7189203746501' },
    tag,
    body: { schema: CampaignUpdate, root: 'campaign' },
    files: true,
    response: CampaignWithBriefJson,
    errors: [403],
  })

  app.patch<ById>('/:id', update, async (request, reply) => {
    const { member, body } = request
    const campaign = await findCampaign(db, member, request.params.id)
    authorize(campaignPolicy.update(member))
    const isBrief = isBriefForm(body)
    const pageOf = isBrief ? campaignBriefPath : campaignPath
    const Form = isBrief ? CampaignBriefEdit : CampaignEdit
    const updated = await attempt(
      async () => {
        const sent = bodyWithAmounts(request, 'campaign', campaign.currency)
        const changes = await readWithBanner(member.user.id, (banner) =>
          parse(CampaignUpdate, 'campaign', sent, (fields) => ({
            ...changeErrors(campaign, fields, changesBetween(campaign, fields)),
            ...banner(fields),
          })),
        )
        return updateCampaign(context, member, campaign, changes)
      },
      (errors) => <Form campaign={campaign} typed={body} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, pageOf(updated), 'Your changes are saved.'),
      json: () => CampaignWithBriefJson.present(updated),
    })
  })

  const destroy = api({
    name: 'deleteCampaign',
    summary: 'Delete a draft that has no fundings',
    description:
      'For admins: 204 for a draft that nobody has funded. Any other campaign is 422 on `base`.',
    tag,
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', destroy, async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)
    authorize(campaignPolicy.destroy(member))
    await attempt(
      () => destroyCampaign(context, member, campaign),
      async (errors) => {
        const facts = await readCampaignFacts(db, context, campaign)
        return <CampaignShow member={member} campaign={campaign} facts={facts} errors={errors} />
      },
    )

    return respond(reply, {
      html: () =>
        redirectWith(reply, campaignsPath(member.organization), `${campaign.name} is deleted.`),
      json: () => reply.code(204).send(),
    })
  })
}
