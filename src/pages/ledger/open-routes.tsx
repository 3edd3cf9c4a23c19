import type { FastifyInstance, FastifyRequest } from 'fastify'
import { atPrimary } from '../../framework/database/replicas/reading.ts'
import { csvFile, sendCsv } from '../../framework/formats/csv.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { networkOf } from '../../framework/net/network.ts'
import { openLedgerPath } from '../../vocabulary/addresses/ledger-urls.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { ledgerLines, ledgerTitles } from './csv.ts'
import { LedgerJson } from './presenter.ts'
import { firstPost, pageOfPosts, readOpenLedger } from './queries.ts'
import { LedgerShow } from './views/show.tsx'

type ByToken = { Params: { token: string } }

// The brand says who gets the link, and may end it at any moment: search engines are to forget it.
const unlisted = { 'X-Robots-Tag': 'noindex, nofollow' }

/** The books of a campaign for everyone who was given the link. */
export async function openLedgerRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, secretAddress: true }
  })
  app.addHook('preHandler', countVisitors)

  const show = api({
    name: 'showOpenLedger',
    summary: 'Show the ledger behind a public link',
    description:
      'For everyone who has the link: the same that members and creators read. 404 once the link was renewed or the ledger is not public any more.',
    tag: 'Campaigns',
    response: LedgerJson,
    paginated: true,
    openToAll: true,
    errors: [404],
  })

  app.get<ByToken>('/:token', show, async (request, reply) => {
    const { actor, params } = request
    const asked = pageRequest(request)
    const ledger = await readOpenLedger(db, actor, params.token, asked)
    const page = pageOfPosts(ledger, asked)
    const path = openLedgerPath(params.token)
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => {
        reply.headers(unlisted)
        return <LedgerShow ledger={ledger} page={page} path={path} isOpen />
      },
      json: () => LedgerJson.present({ ...ledger, path }),
    })
  })

  const file = fileApi({
    name: 'downloadOpenLedger',
    summary: 'Download the ledger behind a public link',
    description: 'For everyone who has the link: all posts that count, as a file for spreadsheets.',
    tag: 'Campaigns',
    mediaTypes: csvFile(ledgerTitles),
    named: true,
    openToAll: true,
  })

  app.get<ByToken>('/:token.csv', mayBeOld(file), async ({ actor, params }, reply) => {
    const ledger = await atPrimary(() => readOpenLedger(db, actor, params.token, firstPost))
    return sendCsv(reply.headers(unlisted), 'ledger.csv', ledgerLines(db, ledger, actor))
  })
}

/** Nothing is known of visitors but their network, so that is what is counted. */
async function countVisitors(request: FastifyRequest): Promise<void> {
  if (request.actor !== undefined) return

  const { db } = request.server.context
  const network = networkOf(request.ip)
  // A file is all of the ledger, however long it is.
  if (request.routeOptions.config.anySuffix)
    await limitRate(db, limitFor('ledger-files-to', network))
  else await limitRate(db, limitFor('ledgers-to', network))
}
