import { openOutbound } from './outbound.ts'
import { readBody } from './read-body.ts'

type Options = {
  method: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

const maxBytes = 1_000_000
const usualMs = 10_000

/**
 * Works like `fetch`, for libraries that ask a server which the operator has named in the settings. That one
 * may be in a private network. For the rest it is treated like any other: it is not waited for without end,
 * sends no more than fits, and leads nowhere else.
 */
export async function askNamedServer(
  address: string,
  { method, headers, body, signal = AbortSignal.timeout(usualMs) }: Options,
): Promise<Response> {
  const sent = body === undefined || body === null ? {} : { body: Buffer.from(String(body)) }
  const reach = { isAllowed: () => true, anyPort: true, signal }
  const response = await openOutbound(new URL(address), { method, headers, ...sent }, reach)
  try {
    const text = (await readBody(response, { maxBytes, signal })).toString()
    return new Response(text === '' ? null : text, {
      status: response.statusCode ?? 0,
      headers: { 'Content-Type': response.headers['content-type'] ?? '' },
    })
  } finally {
    response.destroy()
  }
}
