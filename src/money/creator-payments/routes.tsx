import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, sendList, setPageHeaders } from '../../framework/http/pagination.ts'
import { readTotals } from '../totals/queries.ts'
import { CreatorPaymentJson } from './presenter.ts'
import { listCreatorPayments } from './queries.ts'
import { CreatorPaymentIndex } from './views/index.tsx'

/** Money of an organization that is its creators' now. */
export async function creatorPaymentRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listCreatorPayments',
    summary: 'List what creators of its programs were paid',
    description:
      'For members: each amount that came into the balance of a creator, newest first. It is theirs from then on, whenever they withdraw it.',
    tag: 'Money',
    response: z.array(CreatorPaymentJson),
    paginated: true,
  })

  const calls = ['/organizations/:organization_id/money_totals']
  app.get('/', { config: { ...list.config, calls } }, async (request, reply) => {
    const { member, format } = request
    const page = await listCreatorPayments(db, member, pageRequest(request))
    if (format === 'json') return sendList(reply, page, CreatorPaymentJson.present)

    setPageHeaders(reply, page)
    const totals = await readTotals(db, member.organization)
    return sendPage(reply, <CreatorPaymentIndex page={page} totals={totals} />)
  })
}
