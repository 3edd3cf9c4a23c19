import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NotFound } from '../../framework/errors.ts'
import { guidesMatching } from '../../framework/guide.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { SearchQuery, wordsOf } from '../../framework/search-query.ts'
import { guidesFor } from './guides.ts'
import { GuideJson, GuideWithBodyJson } from './presenter.ts'
import { GuidePage } from './views/guide.tsx'
import { HelpPage } from './views/index.tsx'

const tag = 'Help'

/** Guides for everyone, signed in or not. */
export async function helpRoutes(app: FastifyInstance) {
  const guides = guidesFor(app.context.config)

  const list = api({
    name: 'listGuides',
    summary: 'List the guides',
    description:
      'For everyone: guides for brands, creators and those who run the installation. With words, those that have all of them.',
    tag,
    open: true,
    query: {
      q: { description: 'What to look for, at most 500 characters', example: 'refund', text: true },
    },
    response: z.array(GuideJson),
  })

  app.get('/', list, async ({ query }, reply) => {
    const { q } = SearchQuery.parse(query)
    const found = guidesMatching(guides, wordsOf(q))

    return respond(reply, {
      html: () => <HelpPage q={q} guides={found} support={app.context.config.supportEmail} />,
      json: () => found.map(GuideJson.present),
    })
  })

  const show = api({
    name: 'showGuide',
    summary: 'Show a guide',
    description:
      'For everyone. The limits and days in it are those of this installation. 404 for one that does not exist.',
    tag,
    open: true,
    response: GuideWithBodyJson,
    errors: [404],
  })

  app.get<{ Params: { guide: string } }>('/:guide', show, async ({ params }, reply) => {
    const guide = guides.find(({ slug }) => slug === params.guide)
    if (guide === undefined) throw new NotFound('Guide not found.')
    const others = guides.filter(({ audience }) => audience === guide.audience)

    return respond(reply, {
      html: () => <GuidePage guide={guide} others={others} />,
      json: () => GuideWithBodyJson.present(guide),
    })
  })
}
