import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { LiabilityJson } from './presenter.ts'
import { listLiabilities } from './queries.ts'
import { LiabilityIndex } from './views/index.tsx'

/** The page for staff that says whose money the installation has. */
export async function liabilityRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listLiabilities',
    summary: 'List whose money it is, by currency',
    description:
      'For staff: what is of creators and of organizations, what came in and went out by provider, and fees, as the ledger has it. To everybody else this is 404.',
    tag: 'Staff',
    response: z.array(LiabilityJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const all = await listLiabilities(db)
    const page = pageRequest(request)
    const rows = all.slice(page.offset, page.offset + page.size)
    setPageHeaders(reply, { ...page, rows, total: all.length })

    return respond(reply, {
      html: () => <LiabilityIndex liabilities={all} />,
      json: () => rows.map(LiabilityJson.present),
    })
  })
}
