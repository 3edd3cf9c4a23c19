import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { guidesMatching } from '../../framework/guide.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { SearchQuery, wordsOf } from '../../framework/search-query.ts'
import { guidesFor } from '../help/guides.ts'
import { StaffFoundJson } from './presenter.ts'
import { searchAsStaff } from './queries.ts'
import { StaffSearch } from './views/index.tsx'

/** Any person or record, for those who run the installation. */
export async function staffSearchRoutes(app: FastifyInstance) {
  const { db, config } = app.context
  const guides = guidesFor(config)

  const find = api({
    name: 'searchAsStaff',
    summary: 'Search for any person or record',
    description:
      'For staff: people by name and mail, organizations, campaigns, collabs, submissions, social accounts and payments, at most six of each kind; by words, by an id of any kind, by the address of a page or of a post, or by what a payment is known by. What is meant exactly comes first. To everybody else this is 404.',
    tag: 'Staff',
    query: {
      q: {
        description: 'What to look for, at most 500 characters',
        example: 'suki@example.com',
        text: true,
      },
    },
    response: z.array(StaffFoundJson),
    errors: [404],
  })

  app.get('/', find, async ({ query }, reply) => {
    const { q } = SearchQuery.parse(query)
    const found = await searchAsStaff(db, q)

    return respond(reply, {
      html: () => <StaffSearch q={q} found={found} guides={guidesMatching(guides, wordsOf(q))} />,
      json: () => found.map(StaffFoundJson.present),
    })
  })
}
