import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import type { AttributeErrors } from '../errors.ts'
import { renderPage } from '../views/render.tsx'

export type Format = 'json' | 'html'

declare module 'node:http' {
  interface IncomingMessage {
    suffix?: string
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    format: Format
  }
  interface FastifyReply {
    invalidView?: (errors: AttributeErrors) => VNode
  }
}

const lastSuffix = /\.([a-z0-9]+)(?=\?|$)/i
const methodOverride = /[?&]_method=(patch|put|delete)(?=&|$)/i
const formBody = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/**
 * Routes are written once, for one address and one method. A `.json` suffix chooses the format; PUT
 * means PATCH; and `?_method=` lets an HTML form, which can only post, reach the other methods.
 */
export function rewriteUrl(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const override = methodOverride.exec(url)?.[1]
  if (
    override &&
    request.method === 'POST' &&
    formBody.test(request.headers['content-type'] ?? '')
  ) {
    request.method = override.toUpperCase()
  }
  if (request.method === 'PUT') request.method = 'PATCH'

  const suffix = lastSuffix.exec(url)?.[1]
  if (suffix === undefined) return url
  request.suffix = suffix
  return suffix === 'json' ? url.replace('.json', '') : url
}

export function chooseFormat(request: FastifyRequest): void {
  request.format = request.raw.suffix === 'json' ? 'json' : formatOf(request.headers.accept)
}

/** JSON for an `Accept` that names it and does not prefer HTML; a browser's names only HTML. */
export function formatOf(accept: string | undefined): Format {
  if (!accept?.includes('application/json')) return 'html'

  const json = qualityOf(accept, 'application/json')
  return json > 0 && json >= qualityOf(accept, 'text/html') ? 'json' : 'html'
}

function qualityOf(accept: string, type: string): number {
  for (const range of accept.split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    if (name !== type) continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return quality === undefined ? 1 : Number(quality) || 0
  }
  return 0
}

type Answers = { html: () => VNode | FastifyReply; json: () => unknown }

/** Answers in the format that was asked for. Only that answer is built. */
export function respond(reply: FastifyReply, answers: Answers): FastifyReply {
  if (reply.request.format === 'json') return sendJson(reply, answers.json())

  const answer = answers.html()
  return isReply(answer) ? answer : sendPage(reply, answer)
}

/** For addresses that exist for people only. */
export function sendPage(reply: FastifyReply, page: VNode): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(renderPage(reply.request, page))
}

/** What a browser sees when the input is refused: the form again, with what was typed. */
export function onInvalid(reply: FastifyReply, view: (errors: AttributeErrors) => VNode): void {
  reply.invalidView = view
}

function sendJson(reply: FastifyReply, answer: unknown): FastifyReply {
  if (isReply(answer)) return answer
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
}

function isReply(answer: unknown): answer is FastifyReply {
  return typeof answer === 'object' && answer !== null && 'raw' in answer && 'sent' in answer
}
