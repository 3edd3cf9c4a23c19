import type { FastifyInstance } from 'fastify'
import { render } from 'preact-render-to-string'
import { baseUrl } from '../../vocabulary/addresses/urls.ts'
import { NotFound } from '../errors.ts'
import { sendPage } from '../http/answers/format.ts'
import { describeInterface, type Words } from './document/document.ts'
import type { Described } from './reference/described.ts'
import { referenceOf } from './reference/records.ts'
import { resolved } from './reference/resolved.ts'
import { ApiDocs, GroupDocs } from './reference/views/api-docs.tsx'
import { GroupReference } from './reference/views/group.tsx'
import { Overview } from './reference/views/overview.tsx'

/** The interface, described by the routes themselves: for programs, and as pages for people. */
export async function openapiRoutes(app: FastifyInstance, words: Words) {
  // Each is made when first asked for, because only then are all routes known, and then kept:
  // they are the same for everyone until the process ends.
  const document = once(() => describeInterface(app.routeTable, words, baseUrl()))
  const json = once(() => JSON.stringify(document()))
  const reference = once(() => referenceOf(resolved(document() as unknown as Described)))
  const overview = once(() => render(<Overview {...reference()} />))
  const groups = once(() =>
    reference().groups.map((group) => ({
      group,
      body: once(() => render(<GroupReference {...reference()} group={group} />)),
    })),
  )

  app.get('/openapi', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  )

  app.get('/docs/api', async (_request, reply) =>
    sendPage(reply, <ApiDocs reference={overview()} />),
  )

  app.get<{ Params: { group: string } }>('/docs/api/:group', async ({ params }, reply) => {
    const found = groups().find(({ group }) => group.anchor === params.group)
    if (found === undefined) throw new NotFound('Group of operations not found.')
    return sendPage(reply, <GroupDocs group={found.group} reference={found.body()} />)
  })
}

function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined
  return () => {
    made ??= make()
    return made
  }
}
