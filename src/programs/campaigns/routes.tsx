import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/attempt.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond, sendPage } from '../../framework/http/format.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { parse } from '../../framework/http/parse.ts'
import { bodyWithAmounts } from '../../framework/http/typed-amounts.ts'
import { campaignPath, campaignsPath, campaignUrl } from '../../vocabulary/urls.ts'
import { createCampaign, destroyCampaign, updateCampaign } from './model.ts'
import { campaignPolicy } from './policy.ts'
import {
  CampaignJson,
  CampaignWithBriefJson,
  presentCampaign,
  presentCampaignWithBrief,
} from './presenter.ts'
import { findCampaign, listCampaigns } from './queries.ts'
import { CampaignCreate, CampaignUpdate } from './schema.ts'
import { CampaignEdit } from './views/edit.tsx'
import { CampaignIndex } from './views/index.tsx'
import { CampaignNew } from './views/new.tsx'
import { CampaignShow } from './views/show.tsx'

type ById = { Params: { id: string } }

const tag = 'Campaigns'

export async function campaignRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const list = api({
    name: 'listCampaigns',
    summary: "List an organization's campaigns",
    tag,
    response: z.array(CampaignJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const page = await listCampaigns(db, request.member, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <CampaignIndex member={request.member} page={page} />,
      json: () => page.rows.map(presentCampaign),
    })
  })

  app.get('/new', async ({ member }, reply) => {
    authorize(campaignPolicy.create(member))
    return sendPage(reply, <CampaignNew member={member} currency={config.defaultCurrency} />)
  })

  const create = api({
    name: 'createCampaign',
    summary: 'Create a campaign as a draft',
    tag,
    body: { schema: CampaignCreate, root: 'campaign' },
    response: CampaignWithBriefJson,
    status: 201,
    errors: [403],
  })

  app.post('/', create, async (request, reply) => {
    const { member, body } = request
    const currency = config.defaultCurrency
    authorize(campaignPolicy.create(member))
    const campaign = await attempt(
      async () => {
        const fields = parse(
          CampaignCreate,
          'campaign',
          bodyWithAmounts(request, 'campaign', currency),
        )
        return createCampaign(context, member, fields)
      },
      (errors) => <CampaignNew member={member} currency={currency} typed={body} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, campaignPath(campaign), 'Your draft is saved.'),
      json: () =>
        reply
          .code(201)
          .header('Location', campaignUrl(campaign))
          .send(presentCampaignWithBrief(campaign)),
    })
  })

  const show = api({
    name: 'showCampaign',
    summary: 'Show a campaign',
    tag,
    response: CampaignWithBriefJson,
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)

    return respond(reply, {
      html: () => <CampaignShow member={member} campaign={campaign} />,
      json: () => presentCampaignWithBrief(campaign),
    })
  })

  app.get<ById>('/:id/edit', async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)
    authorize(campaignPolicy.update(member))
    return sendPage(reply, <CampaignEdit campaign={campaign} />)
  })

  const update = api({
    name: 'updateCampaign',
    summary: 'Change a campaign',
    tag,
    body: { schema: CampaignUpdate, root: 'campaign' },
    response: CampaignWithBriefJson,
    errors: [403],
  })

  app.patch<ById>('/:id', update, async (request, reply) => {
    const { member, body } = request
    const campaign = await findCampaign(db, member, request.params.id)
    authorize(campaignPolicy.update(member))
    const updated = await attempt(
      async () => {
        const sent = bodyWithAmounts(request, 'campaign', campaign.currency)
        const changes = parse(CampaignUpdate, 'campaign', sent)
        return updateCampaign(context, member, campaign, changes)
      },
      (errors) => <CampaignEdit campaign={campaign} typed={body} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, campaignPath(updated), 'Your changes are saved.'),
      json: () => presentCampaignWithBrief(updated),
    })
  })

  const destroy = api({
    name: 'deleteCampaign',
    summary: 'Delete a draft that has no fundings',
    tag,
    status: 204,
    errors: [403],
  })

  app.delete<ById>('/:id', destroy, async ({ member, params }, reply) => {
    const campaign = await findCampaign(db, member, params.id)
    authorize(campaignPolicy.destroy(member))
    await attempt(
      () => destroyCampaign(context, member, campaign),
      (errors) => <CampaignShow member={member} campaign={campaign} errors={errors} />,
    )

    return respond(reply, {
      html: () =>
        redirectWith(reply, campaignsPath(member.organization), `${campaign.name} is deleted.`),
      json: () => reply.code(204).send(),
    })
  })
}
