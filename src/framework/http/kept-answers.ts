import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/db.ts'
import type { Row } from '../database/driver/row.ts'
import type { Statement, Value } from '../database/driver/statement.ts'
import { encodingFor } from './answers/compression.ts'
import { isKnown } from './answers/etag.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The number of reads from which its JSON follows: see `keptAnswer`. */
    reads?: number
  }
  interface FastifyInstance {
    keptAnswers: KeptAnswers
  }
  interface FastifyRequest {
    /** Where what is read is noted, if the answer may be kept. */
    reads: Reads | undefined
  }
}

/**
 * Route options for a read whose JSON follows from this many reads alone: that of who asks, with the record
 * if it shows one, and that of the rows if it is a list. It must not depend on the time or on anything else.
 */
export function keptAnswer<Options extends { config?: object }>(options: Options, reads: 1 | 2) {
  return { ...options, config: { ...options.config, reads } }
}

type Read = { statement: Statement; values: Value[]; rows: Row[] }

/** The reads of one request. */
class Reads {
  readonly key: string
  readonly done: Read[] = []
  /** The body, where the caller has it already and it is not sent. */
  unsent: string | undefined
  /**
   * Names of the headers that were there before anything was read: they belong to the request and not to the
   * answer.
   */
  readonly #before: Set<string>

  /** Those that were done to see whether an answer is still the same, which need not be done again. */
  readonly #ahead: Read[]

  constructor(key: string, reply: FastifyReply, ahead: Read[] = []) {
    this.key = key
    this.#ahead = ahead
    this.#before = new Set(Object.keys(reply.getHeaders()))
  }

  /** The database, of which is noted what is read. */
  of(db: Db): Db {
    const sendPrepared: Db['sendPrepared'] = async (statement, values) => {
      // The key says who asks for what, and with it the values.
      const known = this.#ahead.find((read) => read.statement === statement)
      const rows = known?.rows ?? (await db.sendPrepared(statement, values))
      this.done.push({ statement, values, rows })
      return rows
    }
    return Object.assign(Object.create(db) as Db, { sendPrepared })
  }

  headersOf(reply: FastifyReply): Headers {
    const all = Object.entries(reply.getHeaders()) as [string, string | number][]
    return Object.fromEntries(all.filter(([name]) => !this.#before.has(name)))
  }
}

type Headers = Record<string, string | number>

type Kept = {
  reads: Read[]
  etag: string
  body: string | Buffer
  headers: Headers
  headersOfUnsent: Headers
  actor: FastifyRequest['actor']
  size: number
}

const mostBytes = 16 * 1024 * 1024
const mostBytesOfOne = 128 * 1024
const mostAsked = 10_000

/**
 * Answers that were given lately to access tokens, each with the rows that it was made from. If the same is
 * asked again, these rows are read again, and while they are the same, so is the answer: nothing has to be
 * made of them. That the token is still good, and what it may see, is among them.
 */
class KeptAnswers {
  readonly #kept = new Map<string, Kept>()
  #bytes = 0
  /** Those that were asked for once. Most are not asked for again, and nothing is done for them. */
  readonly #asked = new Set<string>()

  /** Gives the same answer again, if there is one, and tells whether it has. */
  async repeat(request: FastifyRequest, reply: FastifyReply, tokenHash: Buffer): Promise<boolean> {
    if (!mayBeKept(request)) return false
    const key = keyOf(request, tokenHash)
    const kept = this.#kept.get(key)
    if (kept === undefined) {
      if (this.#asked.has(key)) request.reads = new Reads(key, reply)
      else this.#remember(key)
      return false
    }
    const now = await readAgain(kept, request.server.context.db)
    if (!isSame(kept.reads, now)) {
      request.reads = new Reads(key, reply, now)
      return false
    }
    request.actor = kept.actor
    send(request, reply, kept)
    return true
  }

  #remember(key: string): void {
    if (this.#asked.size >= mostAsked) this.#asked.clear()
    this.#asked.add(key)
  }

  /** Keeps an answer that is about to be sent, if all that was read for it is known. */
  keep(request: FastifyRequest, reply: FastifyReply, sent: unknown): void {
    const { reads, actor, routeOptions } = request
    if (reads === undefined || reads.done.length !== routeOptions.config.reads) return
    const body = reply.statusCode === 304 ? plain(request, reads.unsent) : sent
    const etag = reply.getHeader('etag')
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
    if (![200, 304].includes(reply.statusCode) || !isWhole || typeof etag !== 'string') return

    const { 'content-type': _, 'content-encoding': __, ...others } = reads.headersOf(reply)
    const type = { 'content-type': 'application/json; charset=utf-8' }
    const length = { 'content-length': Buffer.byteLength(body) }
    const headers = { ...type, ...reads.headersOf(reply), ...length }
    const texts = [body, ...reads.done.flatMap(({ rows }) => rows)]
    const size = texts.reduce((sum, text) => sum + text.length, 0)
    if (size > mostBytesOfOne || 'set-cookie' in headers || 'ratelimit' in headers) return

    const answer = { etag, body, headers, headersOfUnsent: others, actor }
    this.#forget(reads.key)
    this.#kept.set(reads.key, { ...answer, reads: reads.done, size })
    this.#bytes += size
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= mostBytes) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.size ?? 0
    this.#kept.delete(key)
  }
}

/** Keeps what is answered to reads that say so. Has to come after all that changes an answer. */
export function keepAnswers(app: FastifyInstance): void {
  const answers = new KeptAnswers()
  app.decorate('keptAnswers', answers)
  app.decorateRequest('reads', undefined)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.reads !== undefined) answers.keep(request, reply, payload)
    done(null, payload)
  })
}

/** The database for what an answer is made from. Where that may be kept, it is noted. */
export function readerFor({ reads, server: { context } }: FastifyRequest): Db {
  return reads === undefined ? context.db : reads.of(context.db)
}

/**
 * No program asks for anything by an address as long as this. It is remembered before it is known who asks.
 */
const longestKey = 500

export function mayBeKept({
  method,
  raw,
  routeOptions,
  originalUrl,
  headers,
}: FastifyRequest): boolean {
  const length = originalUrl.length + (headers['accept-encoding']?.length ?? 0)
  if (length > longestKey) return false
  return routeOptions.config.reads !== undefined && method === 'GET' && raw.suffix === 'json'
}

/** Whoever shows another token, or takes another compression, has an answer of their own. */
function keyOf({ originalUrl, headers }: FastifyRequest, tokenHash: Buffer): string {
  return `${tokenHash.toString('latin1')}${originalUrl} ${headers['accept-encoding'] ?? ''}`
}

function readAgain({ reads }: Kept, db: Db): Promise<Read[]> {
  return Promise.all(
    reads.map(async ({ statement, values }) => {
      const rows = await db.sendPrepared(statement, values)
      return { statement, values, rows }
    }),
  )
}

function isSame(reads: Read[], others: Read[]): boolean {
  return reads.every(({ rows }, index) => {
    const other = others[index]?.rows
    return other?.length === rows.length && rows.every((row, at) => row === other[at])
  })
}

/**
 * A body that was not sent was not compressed, either. It can be kept only for whoever would not have it
 * compressed.
 */
function plain(request: FastifyRequest, unsent: string | undefined): string | undefined {
  return encodingFor(request, unsent) === undefined ? unsent : undefined
}

function send({ headers }: FastifyRequest, reply: FastifyReply, kept: Kept): void {
  const before = reply.getHeaders() as Headers
  reply.hijack()
  if (isKnown(headers['if-none-match'], kept.etag))
    reply.raw.writeHead(304, { ...before, ...kept.headersOfUnsent }).end()
  else reply.raw.writeHead(200, { ...before, ...kept.headers }).end(kept.body)
}
