import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { WorkJson } from './presenter.ts'
import { listWork } from './queries.ts'
import { stageOf, workStages } from './stages.ts'
import { WorkIndex } from './views/index.tsx'

/** All that a creator has handed in or applied with. */
export async function workRoutes(app: FastifyInstance) {
  const list = api({
    name: 'listOwnSubmissions',
    summary: 'List your work',
    description:
      'For every user: posts for campaigns and applications to collabs, the newest first, of one `stage` if that is asked for.',
    tag: 'Submissions',
    response: z.array(WorkJson),
    paginated: true,
    query: {
      stage: {
        description:
          'Only what you go on with or have to answer (`todo`), what is not over (`open`), or what is (`ended`)',
        example: 'todo',
        values: workStages,
      },
    },
    errors: [404],
  })

  app.get<{ Querystring: { stage?: string } }>('/', list, async (request, reply) => {
    const stage = stageOf(request.query.stage)
    const isPage = request.format !== 'json'
    const asked = pageRequest(request)
    const page = await listWork(app.context.db, request.actor, asked, stage, isPage)
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <WorkIndex page={page} stage={stage} />,
      json: () => page.rows.map(WorkJson.present),
    })
  })
}
