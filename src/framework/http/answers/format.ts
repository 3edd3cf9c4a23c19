import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import { BadRequest } from '../../errors.ts'
import type { Frame } from '../../views/frame.ts'
import { renderPage } from '../../views/render.tsx'
import { timeZoneOf } from '../fields/time-zone.ts'
import { type Allowed, pagePolicy } from '../safety/content-security-policy.ts'
import { takeFlash } from './flash.ts'
import { qualityOf } from './quality.ts'

type Format = 'json' | 'html'

declare module 'node:http' {
  interface IncomingMessage {
    suffix?: string
    originalUrl?: string
    /**
     * The method as sent, before `_method` replaced it. Of all writes, a page of another site can
     * send only POST without our consent.
     */
    sentMethod?: string
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    format: Format
  }
  interface FastifyInstance {
    /** The part of a page's frame that depends on the request. */
    frameOf: (
      request: FastifyRequest,
    ) => Promise<Omit<Frame, 'flash' | 'nonce' | 'timeZone' | 'leadsOutside' | 'frames'>>
  }
}

const host = /^https?:\/\/[^/?]*/i
const lastSuffix = /\.([a-z0-9]+)$/i
const methodOverride = /[?&]_method=(patch|put|delete)(?=&|$)/i
const formBody = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/**
 * No route has this address. Addresses that cannot be anyone's are rewritten to it, so that they are
 * answered like those that do not exist.
 */
const nowhere = '/-/'

/**
 * Routes are written once, for one address and one method. A `.json` suffix chooses the format; PUT
 * means PATCH; and `?_method=` lets an HTML form, which can only post, reach the other methods.
 */
export function rewriteUrl(request: IncomingMessage): string {
  request.sentMethod = request.method ?? 'GET'
  request.method = methodOf(request)
  // A proxy may send an absolute address, which includes our host.
  const url = (request.url ?? '/').replace(host, '')
  request.originalUrl = url
  const [path, query] = splitAddress(url)
  const suffix = path.startsWith('/assets/') ? undefined : lastSuffix.exec(path)?.[1]
  const address = suffix === undefined ? path : path.slice(0, -suffix.length - 1)
  const isSomewhere = isReadable(path) && !hasEmptyPart(address)
  if (suffix === 'json' || (suffix !== undefined && isSomewhere)) request.suffix = suffix

  if (!isSomewhere) return nowhere
  return suffix === 'json' ? address + query : url
}

function methodOf({ method = 'GET', url = '', headers }: IncomingMessage): string {
  const override = method === 'POST' ? methodOverride.exec(url)?.[1] : undefined
  const chosen =
    override !== undefined && formBody.test(headers['content-type'] ?? '')
      ? override.toUpperCase()
      : method
  return chosen === 'PUT' ? 'PATCH' : chosen
}

function splitAddress(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

function isReadable(path: string): boolean {
  // The router would take what comes before a `#` for the whole path.
  if (path.includes('#')) return false
  if (!path.includes('%')) return path.startsWith('/')
  try {
    return decodeURIComponent(path).startsWith('/')
  } catch {
    return false
  }
}

/**
 * An id that was left empty, as in `/me/sessions/.json`, must not lead to the collection: what was
 * meant for one record would happen to all of them.
 */
function hasEmptyPart(address: string): boolean {
  return address !== '/' && /\/(\/|$)/.test(address)
}

export function chooseFormat(request: FastifyRequest): void {
  request.format = request.raw.suffix === 'json' ? 'json' : formatOf(request.headers.accept)
}

/** JSON for an `Accept` that names it and does not prefer HTML; a browser's names only HTML. */
export function formatOf(accept: string | undefined): Format {
  if (accept === undefined || accept === '*/*') return 'html'

  const json = qualityOf(accept, 'application/json')
  return json > 0 && json >= qualityOf(accept, 'text/html') ? 'json' : 'html'
}

export type SentReply = FastifyReply | Promise<FastifyReply>
type Answers = { html: () => VNode | SentReply; json: () => unknown }

/** Answers in the format that was asked for. Only that answer is built. */
export function respond(reply: FastifyReply, answers: Answers): SentReply {
  if (reply.request.format === 'json') return sendJson(reply, answers.json())

  const answer = answers.html()
  return isSent(answer) ? answer : sendPage(reply, answer)
}

/** Sends the page of an address that answers with nothing else. */
export async function sendPage(reply: FastifyReply, page: VNode): Promise<FastifyReply> {
  if (reply.request.format === 'json') throw new BadRequest('Only HTML is served here.', 406)

  const { allows = {} } = reply.request.routeOptions.config
  const nonce = randomBytes(16).toString('base64url')
  const turboRights = turboRightsOf(reply.request, allows)
  const flash = takeFlash(reply, turboRights.frames)
  const frame = {
    ...(await reply.server.frameOf(reply.request)),
    flash,
    nonce,
    timeZone: timeZoneOf(reply.request),
    ...turboRights,
  }
  reply.isPersonal = frame.user !== undefined
  if (isAnswerToForm(reply)) reply.code(202)
  return reply
    .header('Content-Security-Policy', pagePolicy(nonce, allows))
    .type('text/html; charset=utf-8')
    .send(renderPage(frame, page))
}

/**
 * The part of its rights that a page tells Turbo. Turbo shows the answer to a form within the page that sent
 * it, under the policy of that page; an answer that tells of other rights it throws away, and loads the page
 * anew: nobody would ever read why they were refused.
 */
function turboRightsOf(
  { method, headers }: FastifyRequest,
  { frames = [], formTargets = [] }: Allowed,
) {
  const { 'x-frames': before } = headers
  if (method === 'GET' || typeof before !== 'string')
    return { frames, leadsOutside: formTargets.length > 0 }
  return { frames: before.split(' ').filter(Boolean), leadsOutside: false }
}

/**
 * Turbo waits for a redirect after a form that is answered with 200, and shows the page of any other status.
 */
function isAnswerToForm({ request, statusCode }: FastifyReply): boolean {
  return statusCode === 200 && !['GET', 'HEAD'].includes(request.method)
}

function sendJson(reply: FastifyReply, answer: unknown): FastifyReply {
  if (isReply(answer)) return answer
  // Fastify writes what is no text itself, and hands it to the hooks that keep it for a key before.
  const isText = typeof answer !== 'object' || answer === null
  const body = isText ? JSON.stringify(answer) : answer
  return reply.type('application/json; charset=utf-8').send(body)
}

function isSent(answer: VNode | SentReply): answer is SentReply {
  return answer instanceof Promise || isReply(answer)
}

function isReply(answer: unknown): answer is FastifyReply {
  return typeof answer === 'object' && answer !== null && 'raw' in answer && 'sent' in answer
}
