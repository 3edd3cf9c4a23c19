import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { findCreator } from './creator.ts'
import { creatorPage } from './page.tsx'
import { CreatorJson, KnownCreatorJson } from './presenter.ts'
import { listCreators, sortOf } from './queries.ts'
import { CreatorIndex } from './views/index.tsx'

type ById = { Params: { user_id: string } }

/** Everyone who has worked with an organization. */
export async function creatorRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listCreators',
    summary: 'List the creators who have worked with an organization',
    description:
      'For members: everyone who submitted a post or applied to a collab, with what came of it, once for each currency. Those with most views come first, unless another `sort` is asked for.',
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
      json: () => page.rows.map(CreatorJson.present),
    })
  })

  const show = api({
    name: 'showCreator',
    summary: 'Show a creator who has worked with an organization',
    description:
      'For members: what came of their work in each currency, and the latest programs they took part in. 404 for who has not.',
    tag: 'Organizations',
    response: KnownCreatorJson,
  })

  const calls = ['/organizations/:organization_id/creators/:user_id/notes']
  const withNotes = { config: { ...show.config, calls } }
  app.get<ById>('/:user_id', withNotes, async (request, reply) => {
    const { member, params, format } = request
    if (format === 'json')
      return KnownCreatorJson.present(await findCreator(db, member, params.user_id))
    return sendPage(reply, await creatorPage(db, member, params.user_id, pageRequest(request)))
  })
}
