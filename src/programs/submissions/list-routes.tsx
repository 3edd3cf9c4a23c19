import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { api } from '../../framework/http/api.ts'
import { respond } from '../../framework/http/format.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { presentWork, WorkJson } from './presenter.ts'
import { listWork } from './queries.ts'
import { WorkIndex } from './views/index.tsx'

/** All that a creator has handed in or applied with. */
export async function workRoutes(app: FastifyInstance) {
  const list = api({
    name: 'listOwnSubmissions',
    summary: 'List your work',
    description:
      'For every user: posts for campaigns and applications to collabs, the newest first.',
    tag: 'Submissions',
    response: z.array(WorkJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const page = await listWork(app.context.db, request.actor, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <WorkIndex page={page} />,
      json: () => page.rows.map(presentWork),
    })
  })
}
