import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse, validate } from '../../framework/http/fields/parse.ts'
import { keptAnswer } from '../../framework/http/kept-answers.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { campaignPath, campaignUrl } from '../../vocabulary/addresses/urls.ts'
import { readWithBanner } from '../banners.ts'
import { usualCurrency } from '../usual-currency.ts'
import { readCurves } from './budget/curves.ts'
import { campaignTemplates, suggestedRate } from './copies/templates.ts'
import { createCampaign } from './model.ts'
import { campaignPolicy } from './policy.ts'
import { CampaignJson, CampaignWithBriefJson } from './presenter.ts'
import { campaignsListed, campaignsListing, listCampaigns } from './queries.ts'
import { newCampaignErrors } from './refusals.ts'
import { CampaignCreate, CampaignSource, templateNames } from './schema.ts'
import { CampaignNew } from './views/form/new.tsx'
import { CampaignIndex } from './views/index.tsx'

type FromTemplate = { Querystring: { template?: unknown; name?: unknown } }

const tag = 'Campaigns'

/** As many as one may well want to use again. */
const latest = { number: 1, size: 5, offset: 0 }

/** The campaigns of an organization, and the way to a new one. */
export async function campaignListRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const list = api({
    name: 'listCampaigns',
    summary: "List an organization's campaigns",
    description:
      'For members: newest first unless `sort` says otherwise, without `brief`, and those that filters leave.',
    tag,
    response: z.array(CampaignJson),
    paginated: true,
    query: campaignsListing.query,
  })

  const listed = keptAnswer({ config: { ...list.config, lists: campaignsListed } }, 2)
  app.get('/', listed, async (request, reply) => {
    const page =
      request.format === 'json'
        ? await campaignsListed.pageFor(request)
        : await listCampaigns(db, request.member, pageRequest(request), 'running')
    setPageHeaders(reply, page)

    return respond(reply, {
      html: async () => {
        const curves = await readCurves(db, page.rows)
        return sendPage(
          reply,
          <CampaignIndex member={request.member} page={page} curves={curves} />,
        )
      },
      json: () => page.rows.map(CampaignJson.present),
    })
  })

  app.get<FromTemplate>('/new', async ({ member, query }, reply) => {
    authorize(campaignPolicy.create(member))
    const { rows } = await listCampaigns(db, member, latest, 'newest')
    const usual = await usualCurrency(db, member.organization)
    const currency = usual ?? config.defaultCurrency
    const template = knownTemplate(query)
    const name = typeof query.name === 'string' ? query.name : undefined
    const begun = { member, currency, template, name }
    return sendPage(reply, <CampaignNew {...begun} latest={rows} />)
  })

  const create = api({
    name: 'createCampaign',
    summary: 'Create a campaign as a draft',
    description:
      'For admins: makes a draft. Only `name` is required, and budget totals start at zero. What is left out comes from the `template`, if one is named. A banner needs multipart.',
    shows: { status: 'draft', tiktok_music_id: '7189203746501' },
    tag,
    body: { schema: CampaignCreate, root: 'campaign' },
    files: true,
    query: {
      template: {
        description:
          'Where to take kind of content, category, platforms, brief and, in dollars, euros and pounds, the rate from',
        example: 'clipping',
        values: templateNames,
      },
    },
    response: CampaignWithBriefJson,
    status: 201,
    errors: [403],
  })

  app.post<FromTemplate>('/', create, async (request, reply) => {
    const { member, body, query } = request
    const currency = config.defaultCurrency
    authorize(campaignPolicy.create(member))
    const campaign = await attempt(
      async () => {
        const sent = bodyWithAmounts(request, 'campaign', currency)
        const fields = await readWithBanner(member.user.id, (banner) =>
          parse(CampaignCreate, 'campaign', sent, (right) => ({
            ...newCampaignErrors(right),
            ...banner(right),
          })),
        )
        const { template } = validate(CampaignSource, { template: query.template })
        const begun = template
          ? {
              ...campaignTemplates[template].fields,
              ...suggestedRate(template, fields.currency ?? currency),
            }
          : {}
        return createCampaign(context, member, { ...begun, ...fields })
      },
      (errors) => {
        // A form cannot add a query to its address, so it sends the template in its body.
        const template = knownTemplate(Object(body))
        const form = { member, currency, template, typed: body, errors }
        return <CampaignNew {...form} />
      },
    )

    return respond(reply, {
      html: () => redirectWith(reply, campaignPath(campaign), 'Your draft is saved.'),
      json: () =>
        reply
          .code(201)
          .header('Location', campaignUrl(campaign))
          .send(CampaignWithBriefJson.present(campaign)),
    })
  })
}

const knownTemplate = ({ template }: { template?: unknown }) =>
  CampaignSource.safeParse({ template }).data?.template
