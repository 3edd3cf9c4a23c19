import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { api } from '../../framework/http/api.ts'
import { respond } from '../../framework/http/format.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { CreatorJson, presentCreator } from './presenter.ts'
import { listCreators, sortOf } from './queries.ts'
import { CreatorIndex } from './views/index.tsx'

/** Everyone who has worked with an organization. */
export async function creatorRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listCreators',
    summary: 'List the creators who have worked with an organization',
    description:
      'For members: everyone who handed in a post or applied to a collab, with what came of it, once for each currency. Those with most views come first, unless another `sort` is asked for.',
    tag: 'Organizations',
    response: z.array(CreatorJson),
    paginated: true,
    query: {
      sort: {
        description:
          'One of `views`, `spend`, `posts`, `approved`, `cpm` (the cheapest first), `recent`',
        example: 'cpm',
      },
    },
  })

  app.get<{ Querystring: { sort?: string } }>('/', list, async (request, reply) => {
    const { member, query } = request
    const sort = sortOf(query.sort)
    const page = await listCreators(db, member, pageRequest(request), sort)
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <CreatorIndex member={member} page={page} sort={sort} />,
      json: () => page.rows.map(presentCreator),
    })
  })
}
