import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { PlatformJson } from './presenter.ts'
import { listPlatforms } from './queries.ts'
import { PlatformIndex } from './views/index.tsx'

/** How the social platforms answer, for those who run the installation. */
export async function staffPlatformRoutes(app: FastifyInstance) {
  const list = api({
    name: 'listPlatforms',
    summary: 'List the social platforms, and how they answer',
    description:
      'For staff: who answers for each, how much of the quota of the day is used, and when it last answered or failed. To everybody else this is 404.',
    tag: 'Staff',
    response: z.array(PlatformJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const all = await listPlatforms(app.context)
    const page = pageRequest(request)
    const rows = all.slice(page.offset, page.offset + page.size)
    setPageHeaders(reply, { ...page, rows, total: all.length })

    return respond(reply, {
      html: () => <PlatformIndex platforms={all} />,
      json: () => rows.map(PlatformJson.present),
    })
  })
}
