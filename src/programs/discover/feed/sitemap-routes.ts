import type { FastifyInstance, FastifyReply } from 'fastify'
import { NotFound } from '../../../framework/errors.ts'
import { xmlText } from '../../../framework/formats/xml.ts'
import { asFile } from '../../../framework/http/answers/unknown-address.ts'
import { mayBeOld } from '../../../framework/http/old-reads.ts'
import {
  absolute,
  discoverCampaignsPath,
  discoverCollabsPath,
  discoverPath,
  sitemapPartPath,
  sitemapPath,
} from '../../../vocabulary/addresses/urls.ts'
import { listAddresses, listParts } from './sitemap.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Tells search engines which pages there are for everyone. */
export async function sitemapRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get(sitemapPath, mayBeOld(asFile), async (_request, reply) => {
    const parts = ['pages', ...(await listParts(db))]
    const all = parts.map((part) => `<sitemap>${location(sitemapPartPath(part))}</sitemap>`)
    return sendXml(reply, `<sitemapindex xmlns="${namespace}">\n${all.join('\n')}\n</sitemapindex>`)
  })

  const pages = ['/', discoverPath, discoverCampaignsPath, discoverCollabsPath]

  app.get<{ Params: { part: string } }>(
    sitemapPartPath(':part'),
    mayBeOld(asFile),
    async (request, reply) => {
      const { part } = request.params
      const addresses =
        part === 'pages' ? pages.map((path) => ({ path })) : await listAddresses(db, part)
      if (addresses === undefined) throw new NotFound('Sitemap not found.')

      const all = addresses.map((address) => {
        const changed = 'updated_at' in address ? `<lastmod>${address.updated_at}</lastmod>` : ''
        return `<url>${location(address.path)}${changed}</url>`
      })
      return sendXml(reply, `<urlset xmlns="${namespace}">\n${all.join('\n')}\n</urlset>`)
    },
  )
}

const location = (path: string) => `<loc>${xmlText(absolute(path))}</loc>`

function sendXml(reply: FastifyReply, content: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="utf-8"?>\n${content}\n`)
}
