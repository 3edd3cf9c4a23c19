import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cacheControl = 'max-age=0, private, must-revalidate'

/**
 * Marks every JSON answer to a read with a hash of what it says, and answers 304 to a caller who
 * has it already. A list says more than its body: its total is in the headers.
 */
export async function setEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || request.format !== 'json' || reply.statusCode !== 200) return payload
  if (typeof payload !== 'string') return payload

  const etag = `W/"${hash('sha1', `${reply.getHeader('Link') ?? ''}${reply.getHeader('Total-Count') ?? ''}${payload}`, 'base64url')}"`
  reply.headers({ ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept' })
  if (!matches(request.headers['if-none-match'], etag)) return payload

  reply.code(304).removeHeader('Content-Type')
  return ''
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.slice(2)
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
