import type { FastifyInstance } from 'fastify'
import { fileApi } from '../../../framework/http/api.ts'
import { mayBeOld } from '../../../framework/http/old-reads.ts'
import { feedPath } from '../../../vocabulary/addresses/urls.ts'
import { feedOf } from './feed.ts'
import { listNews } from './news.ts'

export async function feedRoutes(app: FastifyInstance) {
  const feed = fileApi({
    name: 'readFeed',
    summary: 'Read the feed of new programs',
    description: 'For everyone: an Atom feed of the last 50 programs that everyone may see.',
    tag: 'Discover',
    mediaTypes: { 'application/atom+xml': { example: '<?xml version="1.0" encoding="utf-8"?>' } },
    openToAll: true,
  })

  app.get(feedPath, mayBeOld(feed), async (_request, reply) =>
    reply.type('application/atom+xml; charset=utf-8').send(feedOf(await listNews(app.context.db))),
  )
}
