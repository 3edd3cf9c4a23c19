import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { openOutbound } from '../../../framework/net/outbound.ts'
import { isPublicAddress } from '../../../framework/net/public-address.ts'
import type { WebhookTry } from '../../../tables/webhooks.ts'
import { answerLimit } from '../time-limits.ts'

const mostOfAnswer = 2048

export type TryOutcome = Pick<WebhookTry, 'status' | 'answer' | 'failure' | 'ms'>

/** Whether an address may be sent to: the internet and, on a trial, this machine. */
export function isReachable(address: URL, trial: boolean): boolean {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname)
  if (trial && isHere) return ['http:', 'https:'].includes(address.protocol)
  const host = address.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) return false
  return address.protocol === 'https:' && address.username === '' && address.password === ''
}

/** Sends a body to an address that someone chose. Throws nothing: whatever happens is an outcome. */
export async function sendTo(
  address: string,
  headers: Record<string, string>,
  body: string,
  trial: boolean,
): Promise<TryOutcome> {
  const began = performance.now()
  const signal = AbortSignal.timeout(answerLimit.seconds * 1000)
  const since = () => Math.round(performance.now() - began)
  try {
    const url = new URL(address)
    if (!isReachable(url, trial)) throw new Error('Not an address that can be sent to')
    const response = await openOutbound(
      url,
      { method: 'POST', headers, body: Buffer.from(body) },
      {
        isAllowed: (ip) => isPublicAddress(ip) || (trial && isLoopback(ip)),
        anyPort: true,
        signal,
      },
    )
    const answer = await beginningOf(response)
    return { status: response.statusCode ?? 0, answer, failure: null, ms: since() }
  } catch (error) {
    const failure = signal.aborted
      ? `No answer within ${answerLimit.words}`
      : (error as Error).message.slice(0, 255)
    return { status: null, answer: null, failure, ms: since() }
  }
}

export function isDelivered({ status }: TryOutcome): boolean {
  return status !== null && status >= 200 && status < 300
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.')
}

/** No more is read than is kept. The database cannot store NUL. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= mostOfAnswer) break
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks).subarray(0, mostOfAnswer).toString().replaceAll('\0', '�')
}
