import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NotFound } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, sendList } from '../../framework/http/pagination.ts'
import { fundingsPath } from '../../vocabulary/addresses/money-urls.ts'
import { ReportedTotalsJson, TotalsJson } from './presenter.ts'
import { readTotals } from './queries.ts'

/** The totals of an organization. Browsers are shown each above the list that it is the sum of. */
export async function totalRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listMoneyTotals',
    summary: 'List what the organization ever paid in, paid to creators and got back',
    description: 'For members: one entry for each currency that it ever had money in.',
    tag: 'Money',
    response: z.array(TotalsJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const { organization } = request.member
    if (request.format === 'html') return reply.redirect(fundingsPath(organization), 303)

    const { totals } = await readTotals(db, organization)
    const page = pageRequest(request)
    const rows = totals.slice(page.offset, page.offset + page.size)
    return sendList(reply, { ...page, rows, total: totals.length }, TotalsJson.present)
  })

  const reported = api({
    name: 'showReportedTotals',
    summary: 'Show about what these totals are in the reporting currency',
    description: 'For members: by the exchange rates of today. 404 where no currency is chosen.',
    tag: 'Money',
    response: ReportedTotalsJson,
    errors: [404],
  })

  app.get('/reported', reported, async (request, reply) => {
    const { organization } = request.member
    if (request.format === 'html') return reply.redirect(fundingsPath(organization), 303)

    const { reported } = await readTotals(db, organization)
    if (reported === undefined) throw new NotFound('No reporting currency is chosen.')
    return reply.send(ReportedTotalsJson.present(reported))
  })
}
