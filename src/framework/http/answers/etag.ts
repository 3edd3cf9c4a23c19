import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { routeOf } from '../api.ts'
import { encodingFor } from './compression.ts'

/**
 * Marks the answer to a write that is the record as its own address shows it, so that it can be changed again
 * by `If-Match` without being read first.
 */
export function tagWritten(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const isDone = reply.statusCode === 200 || reply.statusCode === 201
  if (request.format !== 'json' || !isDone || typeof payload !== 'string') return
  if (routeOf(request)?.isShown) reply.header('ETag', tagOfRecord(request, payload))
}

/**
 * Marks every answer to a read that is JSON or a file with a hash of its content, and answers 304 to a caller
 * who has it already. Pages are not marked: no two have the same nonce. The hash of a list includes its total
 * and links, which are in the headers. The tag of a record is strong, and names the compression, since it can
 * be sent as `If-Match`.
 */
export function withEtag(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isSame = request.format === 'json' || request.routeOptions.config.anySuffix === true
  if (!isRead || !isSame || reply.statusCode !== 200) return payload
  if (typeof payload !== 'string') return payload

  const etag = etagOf(request, reply, payload)
  reply.header('ETag', etag)
  if (!isKnown(request.headers['if-none-match'], etag)) return payload

  if (request.reads !== undefined) request.reads.unsent = payload
  reply.code(304).removeHeader('Content-Type')
  // HEAD needs a text, since Fastify accepts no null there. GET needs null, since a text would add a length
  // to the 304.
  return request.method === 'HEAD' ? '' : null
}

function etagOf(request: FastifyRequest, reply: FastifyReply, payload: string): string {
  const total = reply.getHeader('Total-Count')
  const content = hash(
    'sha1',
    `${reply.getHeader('Link') ?? ''}${total ?? ''}${payload}`,
    'base64url',
  )
  const isRecord = total === undefined && request.routeOptions.config.anySuffix !== true
  if (!isRecord) return `W/"${content}"`
  return inCompression(request, payload, content)
}

/** The tag of a record. Its own address sends neither links nor a total. */
const tagOfRecord = (request: FastifyRequest, payload: string) =>
  inCompression(request, payload, hash('sha1', payload, 'base64url'))

function inCompression(request: FastifyRequest, payload: string, content: string): string {
  const encoding = encodingFor(request, payload)
  return encoding === undefined ? `"${content}"` : `"${content}.${encoding}"`
}

const tagOf = /^(W\/)?"([\w-]+)(?:\.(?:br|gzip))?"$/

/** Whether one of the tags is that of the same content, however it was compressed. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return tagsIn(ifNoneMatch).some((tag) => contentOf(tag) === contentOf(etag))
}

/** Whether the content that a tag names is among those that are asked for. A weak tag never is. */
export function isAsked(ifMatch: string, etag: string): boolean {
  const asked = tagsIn(ifMatch).filter((tag) => !tag.startsWith('W/'))
  return asked.some((tag) => contentOf(tag) === contentOf(etag))
}

/** Whether there is any tag in it, of whatever record: nothing else can ever match. */
export const hasTag = (ifMatch: string): boolean =>
  tagsIn(ifMatch).some((tag) => /^(W\/)?"[^"]*"$/.test(tag))

const tagsIn = (header: string) => header.split(',').map((tag) => tag.trim())

const contentOf = (tag: string) => tagOf.exec(tag)?.[2] ?? tag
