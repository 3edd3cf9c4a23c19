import type { FastifyInstance, FastifyReply } from 'fastify'
import { NotFound } from '../../framework/errors.ts'
import { guidesMatching } from '../../framework/guide.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { qualityOf } from '../../framework/http/answers/quality.ts'
import { asFile } from '../../framework/http/answers/unknown-address.ts'
import type { Interface } from '../../framework/openapi/interface.ts'
import { once } from '../../framework/openapi/once.ts'
import { referenceShelf } from '../../framework/openapi/reference/shelves.ts'
import { SearchQuery, wordsOf } from '../../framework/search-query.ts'
import {
  apiGroupPath,
  docsGuidePath,
  docsPath,
  llmsFullPath,
  llmsPath,
  markdownPath,
} from '../../vocabulary/addresses/urls.ts'
import { entriesOf, matchingEntries } from './entries.ts'
import { factsOf } from './facts.ts'
import { guideShelves, guidesWith } from './guides.ts'
import { llms, llmsFull } from './llms.ts'
import { DocsGuide } from './views/guide.tsx'
import { DocsIndex } from './views/index.tsx'

type Options = { described: Interface; tags: Record<string, string> }
type ByGuide = { Params: { guide: string } }

/** Whether a program reads: a browser takes no Markdown, and whoever takes anything gets a page. */
const wantsMarkdown = (accept = '*/*') =>
  qualityOf(accept, 'text/markdown') > 0 &&
  qualityOf(accept, 'text/markdown') >= qualityOf(accept, 'text/html')

const sendMarkdown = (reply: FastifyReply, text: string) =>
  reply.type('text/markdown; charset=utf-8').send(text)

const guideAddress = docsGuidePath({ slug: ':guide' })

/** The documentation for those who write programs, signed in or not, and for programs that read. */
export async function docsRoutes(app: FastifyInstance, { described, tags }: Options) {
  // Made when first asked for: only then are all routes known.
  const guides = once(() => guidesWith(factsOf(app.routeTable, app.context.config)))
  const entries = once(() => entriesOf(app.routeTable))
  const groups = Object.keys(tags).map((name) => ({ name, path: apiGroupPath(name) }))
  const shelves = once(() => [...guideShelves(guides()), referenceShelf(groups)])
  const whole = once(() => llmsFull({ guides: guides(), described }))

  const findGuide = (slug: string) => {
    const guide = guides().find((one) => one.slug === slug)
    if (guide === undefined) throw new NotFound('Guide not found.')
    return guide
  }

  app.get(docsPath, async ({ query, headers }, reply) => {
    if (wantsMarkdown(headers.accept))
      return sendMarkdown(reply, llms({ guides: guides(), described }))
    const { q } = SearchQuery.parse(query)
    const words = wordsOf(q)
    const found = {
      guides: guidesMatching(guides(), words),
      entries: words.length === 0 ? [] : matchingEntries(entries(), words),
    }
    return sendPage(reply, <DocsIndex q={q} {...found} shelves={shelves()} />)
  })

  app.get<ByGuide>(guideAddress, async ({ params, headers }, reply) => {
    const guide = findGuide(params.guide)
    if (wantsMarkdown(headers.accept)) return sendMarkdown(reply, guide.text)
    return sendPage(reply, <DocsGuide guide={guide} shelves={shelves()} />)
  })

  app.get<ByGuide>(markdownPath(guideAddress), asFile, async ({ params }, reply) =>
    sendMarkdown(reply, findGuide(params.guide).text),
  )

  for (const path of [llmsPath, markdownPath(docsPath)])
    app.get(path, asFile, async (_request, reply) =>
      reply
        .type(`text/${path === llmsPath ? 'plain' : 'markdown'}; charset=utf-8`)
        .send(llms({ guides: guides(), described })),
    )

  app.get(llmsFullPath, asFile, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(whole()),
  )
}
