import type { FastifyInstance } from 'fastify'
import { baseUrl } from '../../vocabulary/urls.ts'
import { sendPage } from '../http/format.ts'
import { describeInterface } from './document.ts'
import { ApiDocs } from './views/api-docs.tsx'

/** What each group of operations is about. */
type Options = { tags: Record<string, string> }

/** The interface, described by the routes themselves: for programs, and rendered for people. */
export async function openapiRoutes(app: FastifyInstance, { tags }: Options) {
  let document: string | undefined

  app.get('/openapi', async (_request, reply) => {
    document ??= JSON.stringify(describeInterface(app.routeTable, tags, baseUrl()))
    return reply.type('application/json; charset=utf-8').send(document)
  })

  app.get('/docs/api', async (_request, reply) => sendPage(reply, <ApiDocs />))
}
