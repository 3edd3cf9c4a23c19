import type { FastifyInstance } from 'fastify'
import { NotFound } from '../errors.ts'
import { asFile } from '../http/answers/unknown-address.ts'
import { contentPolicies } from '../http/safety/content-security-policy.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}
const key = /^[\w-]{22}\.(jpg|png|gif|webp)$/

/** Serves stored files. Browsers may keep them forever: a new picture gets a new address. */
export async function fileRoutes(app: FastifyInstance) {
  const { files } = app.context

  app.get<{ Params: { key: string } }>('/:key', asFile, async (request, reply) => {
    const extension = key.exec(request.params.key)?.[1]
    const bytes = extension && (await files.getBytes(request.params.key).catch(() => undefined))
    if (!bytes) throw new NotFound()

    return reply
      .headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': contentPolicies.file,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .type(types[extension] as string)
      .send(Buffer.from(bytes))
  })
}
