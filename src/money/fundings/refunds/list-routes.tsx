import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { pageRequest, sendList, setPageHeaders } from '../../../framework/http/pagination.ts'
import { readTotals } from '../../totals/queries.ts'
import { RefundJson } from './presenter.ts'
import { listAllRefunds } from './queries.ts'
import { RefundIndex } from './views/index.tsx'

export async function refundListRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listAllRefunds',
    summary: 'List the refunds of an organization',
    description: 'For members: those of all its fundings, newest first.',
    tag: 'Money',
    response: z.array(RefundJson),
    paginated: true,
  })

  const calls = ['/organizations/:organization_id/money_totals']
  app.get('/', { config: { ...list.config, calls } }, async (request, reply) => {
    const { member, format } = request
    const { organization } = member
    const page = await listAllRefunds(db, member, pageRequest(request))
    if (format === 'json') return sendList(reply, page, RefundJson.present)

    setPageHeaders(reply, page)
    const totals = await readTotals(db, organization)
    return sendPage(reply, <RefundIndex organization={organization} page={page} totals={totals} />)
  })
}
