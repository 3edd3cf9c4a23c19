import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { api } from '../../framework/http/api.ts'
import { pageRequest, sendList } from '../../framework/http/pagination.ts'
import { fundingsPath } from '../../vocabulary/addresses/money-urls.ts'
import { BalanceJson } from './presenter.ts'
import { listBalances } from './queries.ts'

/** The balances of an organization. Browsers are shown them on the page of the fundings. */
export async function balanceRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listBalances',
    summary: 'List what the organization has outside of its campaigns',
    description:
      'For members: one entry for each currency it ever had money in. What is owed has to be paid before a campaign can be published.',
    tag: 'Money',
    response: z.array(BalanceJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const { organization } = request.member
    if (request.format === 'html') return reply.redirect(fundingsPath(organization), 303)

    const balances = await listBalances(db, organization)
    const page = pageRequest(request)
    const rows = balances.slice(page.offset, page.offset + page.size)
    return sendList(reply, { ...page, rows, total: balances.length }, BalanceJson.present)
  })
}
