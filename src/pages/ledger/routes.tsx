import type { FastifyInstance } from 'fastify'
import { csvFile, sendCsv } from '../../framework/formats/csv.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { campaignLedgerPath, ledgerPath } from '../../vocabulary/addresses/ledger-urls.ts'
import { ledgerLines, ledgerTitles } from './csv.ts'
import { LedgerJson } from './presenter.ts'
import { firstPost, pageOfPosts, readLedger } from './queries.ts'
import { LedgerShow } from './views/show.tsx'

type ById = { Params: { id: string } }

/** The books of a campaign for those who take part in it. */
export async function ledgerRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showLedger',
    summary: 'Show the ledger of a campaign',
    description:
      'For members of its organization, and for every user who has submitted something: how the money stands, the formula, and a page of the posts that count, the last to be approved first. 404 for others, and for drafts.',
    tag: 'Campaigns',
    response: LedgerJson,
    paginated: true,
  })

  app.get<ById>('/:id/ledger', mayBeOld(show), async (request, reply) => {
    const { actor, params } = request
    const asked = pageRequest(request)
    const ledger = await readLedger(db, actor, params.id, asked)
    const page = pageOfPosts(ledger, asked)
    const path = ledgerPath(ledger)
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () =>
        ledger.is_member ? (
          reply.redirect(campaignLedgerPath(ledger), 303)
        ) : (
          <LedgerShow ledger={ledger} page={page} path={path} isOpen={false} />
        ),
      json: () => LedgerJson.present({ ...ledger, path }),
    })
  })

  const file = fileApi({
    name: 'downloadLedger',
    summary: 'Download the ledger of a campaign',
    description:
      'For members of its organization, and for every user who has submitted something: all posts that count, as a file for spreadsheets.',
    tag: 'Campaigns',
    mediaTypes: csvFile(ledgerTitles),
    named: true,
  })

  app.get<ById>('/:id/ledger.csv', mayBeOld(file), async ({ actor, params }, reply) => {
    const ledger = await readLedger(db, actor, params.id, firstPost)
    return sendCsv(reply, 'ledger.csv', ledgerLines(db, ledger, actor))
  })
}
