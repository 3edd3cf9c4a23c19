import type { FastifyInstance } from 'fastify'
import { asFile } from '../../framework/http/unknown-address.ts'
import { feedPath } from '../../vocabulary/urls.ts'
import { feedOf } from './feed.ts'
import { listNews } from './news.ts'

export async function feedRoutes(app: FastifyInstance) {
  app.get(feedPath, asFile, async (_request, reply) =>
    reply.type('application/atom+xml; charset=utf-8').send(feedOf(await listNews(app.context.db))),
  )
}
