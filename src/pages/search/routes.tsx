import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isStaff } from '../../accounts/staff/policy.ts'
import { guidesMatching } from '../../framework/guide.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { SearchQuery, wordsOf } from '../../framework/search-query.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { searchDocs } from '../docs/search.ts'
import { guidesFor } from '../help/guides.ts'
import { rememberedOrganizationId } from '../home/last-organization.ts'
import { FoundJson } from './presenter.ts'
import { search } from './queries.ts'
import { SearchIndex } from './views/index.tsx'

/** Programs, creators and submissions by their words, from anywhere. */
export async function searchRoutes(app: FastifyInstance) {
  const { db, config } = app.context
  const guides = guidesFor(config)
  const docs = searchDocs(app)

  const find = api({
    name: 'search',
    summary: 'Search programs, creators and submissions',
    description:
      'For every user: campaigns, collabs, creators and submissions of their organizations, their own submissions, and programs that take part, at most six of each kind. A limited token finds what its areas and organizations have (`programs`, `creators`, `review`), and no work of one’s own. Every word has to occur; one of less than three letters has to begin a word. The address of a post, as its platform or its app writes it, finds what was handed in with it. Without words the answer is empty.',
    tag: 'Account',
    area: 'own',
    query: {
      q: {
        description: 'What to look for, or the address of a post, at most 500 characters',
        example: 'autumn',
        text: true,
      },
      organization_id: {
        description: 'What this organization has comes first',
        example: 'k5dXwQ2n',
        ids: ['Organization'],
      },
    },
    response: z.array(FoundJson),
  })

  app.get('/', mayBeOld(find), async (request, reply) => {
    const { actor, query, format } = request
    const { q } = SearchQuery.parse(query)
    const named = decodeId('Organization', String(Object(query).organization_id ?? ''))
    const here = format === 'html' ? rememberedOrganizationId(request) : named
    const found = await search(db, actor, q, here)

    return respond(reply, {
      html: () => (
        <SearchIndex
          q={q}
          found={found}
          guides={guidesMatching(guides, wordsOf(q)).filter(
            ({ audience }) => audience !== 'operator' || isStaff(config, actor),
          )}
          docs={docs(wordsOf(q), isStaff(config, actor))}
        />
      ),
      json: () => found.map(FoundJson.present),
    })
  })
}
