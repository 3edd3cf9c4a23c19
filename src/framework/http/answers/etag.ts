import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Marks every answer to a read that is JSON or a file with a hash of its content, and answers 304 to a caller
 * who has it already. Pages are not marked: no two have the same nonce. The hash of a list includes its total and links, which are in the headers.
 */
export function withEtag(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isSame = request.format === 'json' || request.routeOptions.config.anySuffix === true
  if (!isRead || !isSame || reply.statusCode !== 200) return payload
  if (typeof payload !== 'string') return payload

  const etag = `W/"${hash('sha1', `${reply.getHeader('Link') ?? ''}${reply.getHeader('Total-Count') ?? ''}${payload}`, 'base64url')}"`
  reply.header('ETag', etag)
  if (!matches(request.headers['if-none-match'], etag)) return payload

  reply.code(304).removeHeader('Content-Type')
  // HEAD needs a text, since Fastify accepts no null there. GET needs null, since a text would add a length
  // to the 304.
  return request.method === 'HEAD' ? '' : null
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.slice(2)
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
