import { Changed, Refused, Unreachable } from './errors.ts'

export type Sent = {
  method: string
  url: string
  headers: Record<string, string>
  body?: RequestInit['body'] | undefined
  signal?: AbortSignal | undefined
  /** Instead of the one for all attempts. */
  timeout?: number | undefined
}

export type TransportOptions = {
  /** Instead of the global one. */
  fetch?: typeof fetch
  /** How often a request is sent at most, 1 to 5. */
  attempts?: number
  /** Milliseconds that one attempt may take. */
  timeout?: number
  /** Milliseconds: a server that asks to wait longer is not waited for. */
  longestWait?: number
  /** Milliseconds before the second attempt, about; each further wait is twice as long. */
  firstWait?: number
}

/**
 * Sends a request until there is an answer: again after transport errors and 5xx, with growing waits that are not in step
 * with those of others, or after as long as the server asks for. Never again after other refusals.
 */
export function transportOf(options: TransportOptions) {
  const { timeout = 30_000, longestWait = 60_000, firstWait = 300 } = options
  const attempts = Math.min(Math.max(options.attempts ?? 4, 1), 5)
  const send: typeof fetch = options.fetch ?? ((...given) => fetch(...given))

  /** One attempt, and how long to wait before the next; `undefined` if there is none. */
  const attempt = async (sent: Sent, number: number) => {
    const { url, signal, timeout: own = timeout, ...request } = sent
    const grown = firstWait * 2 ** (number - 1) * (0.5 + Math.random())
    const isLast = number === attempts
    const limits = [AbortSignal.timeout(own), ...(signal ? [signal] : [])]
    try {
      // Only files may lie elsewhere. A move that answers with a redirect would hide its refusal.
      const redirect = request.headers.accept === '*/*' ? 'follow' : 'manual'
      const init = {
        ...request,
        body: sent.body ?? null,
        redirect,
        signal: AbortSignal.any(limits),
      } as const
      const response = await send(url, init)
      // Read here, because a connection can break in the middle of an answer as well.
      const bytes = await response.arrayBuffer()
      const wait = waitAsked(response) ?? grown
      const isOver =
        response.status < 500 || isLast || wait > longestWait || !mayRepeat(sent, response)
      return { response, bytes, wait: isOver ? undefined : wait }
    } catch (error) {
      signal?.throwIfAborted()
      return { error, wait: isLast || !mayRepeat(sent) ? undefined : grown }
    }
  }

  return async function transport(sent: Sent): Promise<{ response: Response; bytes: ArrayBuffer }> {
    const name = `${sent.method} ${new URL(sent.url).pathname}`
    for (let number = 1; ; number += 1) {
      sent.signal?.throwIfAborted()
      const { response, bytes, error, wait } = await attempt(sent, number)
      if (wait !== undefined) {
        await pause(wait, sent.signal)
        continue
      }
      if (response === undefined)
        throw new Unreachable(`${name}: ${unansweredIn(sent.url, error)}`, { cause: error })
      const isGone = response.status === 404 && sent.method === 'DELETE' && number > 1
      if (response.ok || response.status === 304 || isGone) return { response, bytes }
      const Refusal = response.status === 412 && 'if-match' in sent.headers ? Changed : Refused
      throw new Refusal(name, response, new TextDecoder().decode(bytes))
    }
  }
}

/** The words for no answer; the global `fetch` says no more than that it failed. */
function unansweredIn(url: string, error: unknown): string {
  const cause = Object(Object(error).cause)
  const code: unknown = cause.code ?? Object(error).name
  const why = Object.entries(reasons).find(([form]) => new RegExp(form).test(String(code)))?.[1]
  const said = why ?? cause.message ?? Object(error).message
  return `no answer from ${new URL(url).host}: ${said}. Is baseUrl right?`
}

/** By what Node calls them. Browsers tell nothing. */
const reasons = {
  ECONNREFUSED: 'nothing listens there',
  'ENOTFOUND|EAI_AGAIN': 'this name is not found',
  'ECONNRESET|UND_ERR_SOCKET': 'the connection broke',
  'TimeoutError|TIMEOUT': 'it took too long',
  'CERT|ISSUER': 'its certificate is not trusted',
  'EPROTO|SSL': 'it does not speak https',
}

/** A POST without a key could be done twice, unless the server says that it did nothing. */
function mayRepeat({ method, headers }: Sent, response?: Response): boolean {
  return method !== 'POST' || 'idempotency-key' in headers || response?.status === 503
}

function waitAsked({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0)
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
