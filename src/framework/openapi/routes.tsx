import type { FastifyInstance } from 'fastify'
import { render } from 'preact-render-to-string'
import { apiDocsPath, markdownPath } from '../../vocabulary/addresses/urls.ts'
import { NotFound } from '../errors.ts'
import { sendPage } from '../http/answers/format.ts'
import { asFile } from '../http/answers/unknown-address.ts'
import { checkParameters } from '../http/fields/parameters.ts'
import { parts } from './areas.ts'
import type { Interface } from './interface.ts'
import { once } from './once.ts'
import { groupMarkdown, overviewMarkdown } from './reference/markdown.ts'
import { ApiDocs, GroupDocs } from './reference/views/api-docs.tsx'
import { GroupReference } from './reference/views/group.tsx'
import { Overview } from './reference/views/overview.tsx'

type ByGroup = { Params: { group: string } }

/** The interface for programs, and as pages for people and for programs that read. */
export async function openapiRoutes(app: FastifyInstance, { described }: { described: Interface }) {
  const { reference } = described
  const overview = once(() => render(<Overview {...reference()} />))
  const groups = once(() =>
    reference().groups.map((group) => ({
      group,
      body: once(() => render(<GroupReference {...reference()} group={group} />)),
      markdown: once(() => groupMarkdown(group, reference().document)),
    })),
  )
  const findGroup = (anchor: string) => {
    const found = groups().find(({ group }) => group.anchor === anchor)
    if (found === undefined) throw new NotFound('Group of operations not found.')
    return found
  }

  const withoutParameters = { preHandler: checkParameters({}) }

  app.get('/openapi', withoutParameters, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(described.json()),
  )

  app.get<{ Params: { part: string } }>(
    '/openapi/:part',
    withoutParameters,
    async ({ params }, reply) => {
      const part = parts.find((one) => one === params.part)
      if (part === undefined) throw new NotFound(`There is one for each of ${parts.join(', ')}.`)
      return reply.type('application/json; charset=utf-8').send(described.partJson(part))
    },
  )

  app.get(apiDocsPath, async (_request, reply) =>
    sendPage(reply, <ApiDocs reference={overview()} />),
  )

  app.get(markdownPath(apiDocsPath), asFile, async (_request, reply) =>
    reply.type('text/markdown; charset=utf-8').send(overviewMarkdown(reference())),
  )

  app.get<ByGroup>(`${apiDocsPath}/:group`, async ({ params }, reply) => {
    const { group, body } = findGroup(params.group)
    return sendPage(reply, <GroupDocs group={group} reference={body()} />)
  })

  app.get<ByGroup>(markdownPath(`${apiDocsPath}/:group`), asFile, async ({ params }, reply) =>
    reply.type('text/markdown; charset=utf-8').send(findGroup(params.group).markdown()),
  )
}
