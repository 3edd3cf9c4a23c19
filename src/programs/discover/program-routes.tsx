import type { FastifyInstance } from 'fastify'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { holdOf } from '../../money/grants/time-limits.ts'
import { rulesInWords } from '../campaigns/budget/rules.ts'
import { openLedgerPathOf } from '../ledger-links/address.ts'
import { readViews } from './pay/calculator.ts'
import { bestUsual, readUsualViews } from './pay/usual-views.ts'
import { DiscoverCampaignWithBriefJson, DiscoverCollabWithBriefJson } from './presenter.ts'
import { findDiscoverCampaign, findDiscoverCollab } from './queries.ts'
import { DiscoverCampaignShow } from './views/campaign.tsx'
import { DiscoverCollabShow } from './views/collab.tsx'

type ById = { Params: { id: string }; Querystring: { views?: unknown } }

const tag = 'Discover'

/** Programs as everyone may read them whom their organization shows them to. */
export async function discoverProgramRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  const campaign = api({
    name: 'showDiscoverCampaign',
    summary: 'Show a campaign as creators see it',
    description:
      'For everyone who may see it: the campaign with its `brief`, also while it is paused and when it is finished. Whoever may not gets 401 without a credential and 404 with one, as if it did not exist. Drafts are for members.',
    tag,
    response: DiscoverCampaignWithBriefJson,
    openToAll: true,
  })

  app.get<ById>('/campaigns/:id', mayBeOld(campaign), async ({ actor, params, query }, reply) => {
    const found = await findDiscoverCampaign(db, actor, params.id)
    const { ledger_link } = found
    const ledgerPath = ledger_link ? openLedgerPathOf(config.secretKeys, ledger_link) : null
    const rules = rulesInWords(found, holdOf(config))

    return respond(reply, {
      html: async () => {
        const usual = bestUsual(await readUsualViews(db, actor), found.platform_ids)
        const views = readViews(query.views, usual?.views)
        const view = { campaign: found, views, usual, rules, ledgerPath }
        return sendPage(reply, <DiscoverCampaignShow {...view} />)
      },
      json: () =>
        DiscoverCampaignWithBriefJson.present({ ...found, rules, ledger_path: ledgerPath }),
    })
  })

  const collab = api({
    name: 'showDiscoverCollab',
    summary: 'Show a collab as creators see it',
    description:
      'For everyone who may see it, as with campaigns: the collab with its `brief`, also while it is paused.',
    tag,
    response: DiscoverCollabWithBriefJson,
    openToAll: true,
  })

  app.get<ById>('/collabs/:id', mayBeOld(collab), async ({ actor, params }, reply) => {
    const found = await findDiscoverCollab(db, actor, params.id)

    return respond(reply, {
      html: () => <DiscoverCollabShow collab={found} />,
      json: () => DiscoverCollabWithBriefJson.present(found),
    })
  })
}
