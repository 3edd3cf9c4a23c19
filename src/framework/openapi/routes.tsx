import type { FastifyInstance } from 'fastify'
import { render } from 'preact-render-to-string'
import { baseUrl } from '../../vocabulary/urls.ts'
import { sendPage } from '../http/format.ts'
import type { Described } from './described.ts'
import { describeInterface } from './document.ts'
import { referenceOf } from './records.ts'
import { ApiDocs } from './views/api-docs.tsx'
import { ReferenceBody } from './views/reference.tsx'

/** What each group of operations is about. */
type Options = { tags: Record<string, string> }

/** The interface, described by the routes themselves: for programs, and as a page for people. */
export async function openapiRoutes(app: FastifyInstance, { tags }: Options) {
  // Each is made when first asked for, because only then are all routes known, and then kept:
  // they are the same for everyone until the process ends.
  const document = once(() => describeInterface(app.routeTable, tags, baseUrl()))
  const json = once(() => JSON.stringify(document()))
  const reference = once(() =>
    render(<ReferenceBody {...referenceOf(document() as unknown as Described)} />),
  )

  app.get('/openapi', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  )

  app.get('/docs/api', async (_request, reply) =>
    sendPage(reply, <ApiDocs reference={reference()} />),
  )
}

function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined
  return () => {
    made ??= make()
    return made
  }
}
