import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { api } from '../../framework/http/api.ts'
import { pageRequest, sendList } from '../../framework/http/pagination.ts'
import { fundingsPath } from '../../vocabulary/addresses/money-urls.ts'
import { TotalsJson } from './presenter.ts'
import { listTotals } from './queries.ts'

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

    const totals = await listTotals(db, organization)
    const page = pageRequest(request)
    const rows = totals.slice(page.offset, page.offset + page.size)
    return sendList(reply, { ...page, rows, total: totals.length }, TotalsJson.present)
  })
}
