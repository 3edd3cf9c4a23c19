import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { campaignPolicy } from '../../programs/campaigns/policy.ts'
import { openLedgerPathOf } from '../../programs/ledger-links/address.ts'
import { findLedgerLink } from '../../programs/ledger-links/queries.ts'
import { ledgerPath } from '../../vocabulary/addresses/ledger-urls.ts'
import { LedgerJson } from './presenter.ts'
import { pageOfPosts, readLedgerOf } from './queries.ts'
import { LedgerLinkCard } from './views/link.tsx'
import { CampaignLedgerShow } from './views/show.tsx'

type ById = { Params: { id: string } }

/** The books of a campaign among the pages of those who run it. */
export async function campaignLedgerRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  const show = api({
    name: 'showCampaignLedger',
    summary: 'Show the ledger of a campaign of yours',
    description: 'For members: the same that creators see at its own address. 404 for a draft.',
    tag: 'Campaigns',
    response: LedgerJson,
    paginated: true,
  })

  app.get<ById>('/:id/ledger', show, async (request, reply) => {
    const { member, params, format } = request
    const asked = pageRequest(request)
    const ledger = await readLedgerOf(db, member, params.id, asked)
    const page = pageOfPosts(ledger, asked)
    const path = ledgerPath(ledger)
    setPageHeaders(reply, page)
    if (format === 'json') return LedgerJson.present({ ...ledger, path })

    const link = await findLedgerLink(db, ledger)
    const openPath = link && openLedgerPathOf(config.secretKeys, link)
    return sendPage(
      reply,
      <CampaignLedgerShow ledger={ledger} page={page} path={path}>
        <LedgerLinkCard
          ledger={ledger}
          openPath={openPath}
          mayChange={campaignPolicy.update(member)}
        />
      </CampaignLedgerShow>,
    )
  })
}
