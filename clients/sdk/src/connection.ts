import { itemsOf, jsonOf } from './answers.ts'
import { beginning } from './cursors.ts'
import { Refused } from './errors.ts'
import { type List, listOf } from './list.ts'
import type {
  AnswerOf,
  BodyOf,
  ItemOf,
  Method,
  PathOf,
  QueryOf,
  RequestOptions,
} from './operations.ts'
import { type TransportOptions, transportOf } from './transport.ts'

export type TroupeOptions = TransportOptions & {
  /** Where the server is, such as `https://troupe.example.com`. */
  baseUrl: string
  /** An access token. */
  token?: string
  /** A session token of `Troupe.signIn`, outside of browsers. */
  session?: string
  /** The id of the organization that calls are about unless they name another. */
  organization?: string
  /** Who asks: `acme-bot/1.2 (+https://acme.example)`. The audit log keeps it. */
  userAgent?: string
  /** A `Troupe-Position` that reads must not be older than: one that another program was told, or `0` for one that only reads. */
  position?: string
  /**
   * Whether the server passes over fields that it does not know, as it does for others. Otherwise it refuses them, and nothing is done.
   * A change passes over what answers have beside, so that a record can be sent back as it came.
   */
  lenient?: boolean
  /**
   * Told of fields that the server passed over because their names look like a slip: the operation, and the names with those
   * that may have been meant. Without it there is a warning on the console, once for each operation.
   */
  onUnknownFields?: (operation: string, fields: string) => void
}

type Kept = { etag: string; bytes: ArrayBuffer; headers: Headers; url: string }

/** An address of the server, which may itself be below a path. The next part of a list is named in full. */
const atServer = (path: string, baseUrl: string) =>
  path.startsWith('/') ? `${baseUrl.replace(/\/+$/, '')}${path}` : path

/** All that a call may be told. One under another name would be passed over, and a condition with it. */
const callOptions: Record<keyof RequestOptions, true> = {
  ...{ signal: true, organization: true, idempotencyKey: true, ifMatch: true },
  ...{ path: true, query: true, body: true, headers: true, timeout: true },
}

/** How many answers are kept with their ETags. */
const keptAnswers = 200

export type Connection = ReturnType<typeof connect>

/** Calls of any operation that the document has, with its types. */
export function connect(options: TroupeOptions) {
  requireAddress(options.baseUrl)
  const transport = transportOf(options)
  const kept = new Map<string, Kept>()
  /** The ETags of records that were read, for as long as a program keeps the records. */
  const read = new WeakMap<object, string>()
  const own = ownHeaders(options)
  const tellUnknown = options.onUnknownFields ?? warnOnce()
  const { lenient: isLenient = false } = options
  let { position } = options

  const addressOf = (path: string, { path: values = {}, query, organization }: RequestOptions) => {
    const known: Record<string, string | undefined> = {
      organization_id: organization ?? options.organization,
      ...values,
    }
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = known[name]
      // An empty part would turn the address of a record into another one.
      if (!value)
        throw new TypeError(`${path} needs ${name.replace('organization_id', 'organization')}`)
      return encodeURIComponent(value)
    })
    const url = new URL(atServer(filled, options.baseUrl))
    for (const [name, value] of Object.entries(query ?? {})) {
      const values = value === undefined ? [] : [value].flat()
      // A variable that is empty by mistake would be answered with everything.
      if (value === null || (Array.isArray(value) && values.length === 0) || values.includes(null))
        throw new TypeError(`${name} of ${path} is empty: leave it out.`)
      for (const one of values) url.searchParams.append(name, String(one))
    }
    return url.href
  }

  /** Without types: for what the document does not describe, and for those who have a path only at run time. */
  const send = async (method: string, path: string, options: RequestOptions = {}) => {
    requireKnown(options)
    const url = addressOf(path, options)
    const verb = method.toUpperCase()
    const hasKey = verb === 'POST' && own.isKnown
    const isRead = verb === 'GET' || verb === 'HEAD'
    const headers: Record<string, string> = {
      ...own.headers,
      ...(hasKey && { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }),
      ...(!isRead && !isLenient && { prefer: 'handling=strict' }),
      ...(isPlain(options.body) && { 'content-type': 'application/json' }),
      ...(isRead && position && { 'troupe-position': position }),
      // One that is there and undefined was meant: without it the change would be made whatever there is now.
      ...('ifMatch' in options && { 'if-match': tagOf(options.ifMatch) }),
      ...options.headers,
    }
    const before = verb === 'GET' ? kept.get(url) : undefined
    const { response, bytes } = await transport({
      method: verb,
      url,
      headers: before ? { ...headers, 'if-none-match': before.etag } : headers,
      body: isPlain(options.body)
        ? JSON.stringify(options.body)
        : (options.body as RequestInit['body']),
      signal: options.signal,
      timeout: options.timeout,
    }).catch((error) => {
      // Nobody knows where a write without an answer is: reads go where everything is.
      if (!isRead) position = undefined
      if (error instanceof Refused && error.unknownFields)
        tellUnknown(`${verb} ${path}`, error.unknownFields)
      throw error
    })
    const unknown = response.headers.get('unknown-fields')
    if (unknown) tellUnknown(`${verb} ${path}`, unknown)
    if (!isRead) position = laterOf(response.headers.get('troupe-position'), position)
    if (response.status === 304 && before) return before
    const etag = response.headers.get('etag')
    if (verb === 'GET' && etag && headers.accept !== '*/*')
      keep(kept, url, { etag, bytes, headers: response.headers, url })
    return { bytes, headers: response.headers, url }
  }

  const call = async <M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    options: RequestOptions & { body?: BodyOf<M, P> | FormData } = {},
  ): Promise<AnswerOf<M, P>> => {
    const sent = await send(method, path, options)
    const answer = jsonOf(method, sent)
    const etag = sent.headers.get('etag')
    if (etag && typeof answer === 'object' && answer !== null) read.set(answer, etag)
    return answer as AnswerOf<M, P>
  }

  const tagOf = (known: string | object = {}): string => {
    const etag = typeof known === 'string' ? known : read.get(known)
    if (etag === undefined)
      throw new TypeError(
        'ifMatch needs a record as `show`, `create` or a change of this client gave it, or an ETag: records of lists and copies of records have none. Read it with `show` first.',
      )
    return etag
  }

  const list = <P extends PathOf<'get'>>(
    path: P,
    query?: QueryOf<P>,
    options: RequestOptions = {},
  ): List<ItemOf<P>> =>
    listOf(async (next) => {
      const sent = await (next
        ? send('GET', next, { signal: options.signal as AbortSignal })
        : send('GET', path, { ...options, query: beginning(path, query) }))
      return { items: itemsOf(sent) as ItemOf<P>[], headers: sent.headers }
    })

  /** A file, as it is. */
  const download = async (path: string, options: RequestOptions = {}): Promise<Blob> => {
    const { bytes, headers } = await send('GET', path, { ...options, headers: { accept: '*/*' } })
    return new Blob([bytes], { type: headers.get('content-type') ?? '' })
  }

  return { send, call, list, download }
}

function requireKnown(options: RequestOptions) {
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(callOptions, name))
  if (unknown.length > 0) throw new TypeError(`${unknown.join(', ')} is no option of this call.`)
}

/** Refuses at once what would be refused with each call, in words that name none of it. */
function requireAddress(baseUrl: string): void {
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl))
    throw new TypeError(
      `baseUrl is the address of a server, such as https://troupe.example.com, and not ${baseUrl || 'empty'}`,
    )
}

function warnOnce(): (operation: string, fields: string) => void {
  const told = new Set<string>()
  return (operation, fields) => {
    if (told.has(operation)) return
    told.add(operation)
    console.warn(`${operation} passed over: ${fields}`)
  }
}

function ownHeaders({ token, session, userAgent = 'troupe-sdk/0.1.0' }: TroupeOptions) {
  const isBrowser = 'document' in globalThis
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(session && { cookie: `session_token=${session}` }),
    // Browsers say themselves who they are.
    ...(!isBrowser && { 'user-agent': userAgent }),
  }
  return { headers, isKnown: Boolean(token || session) }
}

/** Written with as many digits each. Where there is none, there are no replicas. */
function laterOf(told: string | null, known: string | undefined): string | undefined {
  return told && known && known > told ? known : (told ?? undefined)
}

function keep(kept: Map<string, Kept>, url: string, answer: Kept): void {
  kept.delete(url)
  kept.set(url, answer)
  if (kept.size > keptAnswers) kept.delete(kept.keys().next().value as string)
}

function isPlain(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return Array.isArray(body) || Object.getPrototypeOf(body) === Object.prototype
}
