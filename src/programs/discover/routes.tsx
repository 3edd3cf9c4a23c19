import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { listVerifiedPlatforms } from '../../creators/social-accounts/queries.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { discoverCampaignsPath, discoverCollabsPath } from '../../vocabulary/addresses/urls.ts'
import { currenciesOf } from './listings.ts'
import { readUsualViews } from './pay/usual-views.ts'
import { DiscoverCampaignJson, DiscoverCollabJson } from './presenter.ts'
import { listDiscoverCampaigns, listDiscoverCollabs } from './queries.ts'
import { readCampaignFilters, readCollabFilters } from './schema.ts'
import { Discover } from './views/lists/discover.tsx'
import { DiscoverCampaigns, DiscoverCollabs } from './views/lists/programs.tsx'

const tag = 'Discover'

/** The first of each kind, on the page that leads to all. */
const some = { number: 1, size: 6, offset: 0 }

const place = {
  q: {
    description: 'Words of the name, the brand or the brief, in any English form',
    example: 'coffee',
    text: true as const,
  },
  country: { description: 'Open to creators from there', example: 'DE' },
  currency: { description: 'Only those that pay in it', example: 'usd' },
  organization_id: {
    description: 'Only those of this organization',
    example: 'k5dXwQ2n',
    ids: ['Organization'] as const,
  },
  'platform_ids[]': { description: 'For at least one of these platforms', example: 'tiktok' },
  hide_joined: {
    description: 'Whether those that you take part in are left out',
    example: 'true',
    values: ['true', 'false'] as const,
  },
}

/** Programs that creators can take part in. */
export async function discoverRoutes(app: FastifyInstance) {
  const { db } = app.context

  const calls = [discoverCampaignsPath, discoverCollabsPath]
  const ownPlatforms = ({ actor }: FastifyRequest) =>
    actor === undefined ? [] : listVerifiedPlatforms(db, actor)

  app.get('/', mayBeOld({ config: { calls } }), async (request, reply) => {
    const { actor, query } = request
    const { q } = await attempt(
      async () => readCollabFilters({ q: Object(query).q }),
      (errors) => <DiscoverCampaigns filters={{}} errors={errors} />,
    )
    const newest = { sort: 'newest' as const, platform_ids: [] }
    const filters = q ? { ...newest, q } : { ...newest, is_shown: true as const }
    const campaigns = await listDiscoverCampaigns(db, actor, filters, some)
    const collabs = await listDiscoverCollabs(db, actor, filters, some)
    const usualViews = await readUsualViews(db, actor)
    const found = { q, campaigns, collabs, usualViews }
    return sendPage(reply, <Discover {...found} ownPlatforms={await ownPlatforms(request)} />)
  })

  const campaigns = api({
    name: 'discoverCampaigns',
    summary: 'Find campaigns that take submissions',
    description:
      'For everyone: those of public organizations; for users also those of restricted ones, and of private ones that they belong to or that invited them. At most 1,000 are listed: filters find the others. The order `rate` is that of the pay for 10,000 views, the base included, or of what each post is paid where views are not, in all currencies by their latest exchange rates; those without a rate come last, newest first. The order `budget` is that of what is left, compared in the same way. The order `ending` is that of the next end, or of the day on which the budget is spent at the pace of the last week if that comes first; it knows the 500 that end first and the 500 with the least left, of each privacy setting. The order `own_pay` is that of what the views that you usually reach would earn: the median of your last 20 posts on a platform that have been approved, 2 at least, where you have a verified account and the campaign lets you post, on one of `platform_ids[]` if they are sent, the best of them. It knows the 1,000 with the best rate, of each privacy setting; those in which no account of yours fits, and all for whoever has no usual views, are in the order `rate`, after the others.',
    tag,
    query: {
      ...place,
      category: { description: 'Only those of this category', example: 'food' },
      content_type: { description: 'Only those that ask for this kind', example: 'ugc' },
      sort: { description: '`newest`, `own_pay`, `rate`, `budget` or `ending`', example: 'rate' },
    },
    response: z.array(DiscoverCampaignJson),
    paginated: true,
    openToAll: true,
  })

  app.get('/campaigns', mayBeOld(campaigns), async (request, reply) => {
    const { actor, query } = request
    const filters = await attempt(
      async () => readCampaignFilters(query),
      (errors) => <DiscoverCampaigns filters={{}} errors={errors} />,
    )
    const page = await listDiscoverCampaigns(db, actor, filters, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: async () => {
        const currencies = await currenciesOf(db, 'Campaign')
        const usualViews = await readUsualViews(db, actor)
        const own = { usualViews, ownPlatforms: await ownPlatforms(request) }
        const view = { filters, page, currencies, ...own }
        return sendPage(reply, <DiscoverCampaigns {...view} />)
      },
      json: () => page.rows.map(DiscoverCampaignJson.present),
    })
  })

  const collabs = api({
    name: 'discoverCollabs',
    summary: 'Find collabs that take applications',
    description:
      'For everyone, as with campaigns: at most 1,000 are listed. Those of which all places are taken, or the time to apply is over, are not. The order `price` is that of the highest price that is expected, in all currencies by their latest exchange rates; those that name none come last, newest first. The order `ending` is that of the day until which one can apply.',
    tag,
    query: {
      ...place,
      sort: { description: '`newest`, `price` or `ending`', example: 'price' },
    },
    response: z.array(DiscoverCollabJson),
    paginated: true,
    openToAll: true,
  })

  app.get('/collabs', mayBeOld(collabs), async (request, reply) => {
    const { actor, query } = request
    const filters = await attempt(
      async () => readCollabFilters(query),
      (errors) => <DiscoverCollabs filters={{}} errors={errors} />,
    )
    const page = await listDiscoverCollabs(db, actor, filters, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: async () => {
        const currencies = await currenciesOf(db, 'Collab')
        const view = { filters, page, currencies, ownPlatforms: await ownPlatforms(request) }
        return sendPage(reply, <DiscoverCollabs {...view} />)
      },
      json: () => page.rows.map(DiscoverCollabJson.present),
    })
  })
}
