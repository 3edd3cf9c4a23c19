import {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { type AddressCheck, checkedLookup, NotPublic } from './public-address.ts'

type Outgoing = { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer }

export type Reach = {
  isAllowed: AddressCheck
  anyPort: boolean
  /** Ends everything that is under way. */
  signal: AbortSignal
  patience?: Partial<Patience>
}

/** Milliseconds for each phase. The signal is for all of them together. */
type Patience = { connection: number; answer: number; silence: number }

const usualPatience: Patience = { connection: 5_000, answer: 10_000, silence: 5_000 }

/**
 * The one way out for whatever goes to an address that someone else chose. The connection leads to
 * nothing but the addresses that were checked, no redirect is followed, and it settles whatever the
 * other side does or leaves undone. Who takes the answer reads its body or destroys it.
 */
export async function openOutbound(
  url: URL,
  { method = 'GET', headers = {}, body }: Outgoing,
  reach: Reach,
): Promise<IncomingMessage> {
  checkAddress(url, reach)
  const { isAllowed, signal } = reach
  const isSecure = url.protocol === 'https:'
  const request = (isSecure ? requestHttps : requestHttp)(url, {
    method,
    headers,
    // A connection of its own, so that none is reused that was opened under another check.
    agent: false,
    lookup: checkedLookup(isAllowed),
    signal,
  })
  const connected = isSecure ? 'secureConnect' : 'connect'
  const answered = untilAnswered(request, connected, { ...usualPatience, ...reach.patience })
  request.end(body)
  return answered
}

/** Sockets look up names only, so an address that is written out as numbers is judged here. */
function checkAddress(url: URL, { isAllowed, anyPort }: Reach): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('Not a web address')
  if (url.username !== '' || url.password !== '') throw new Error('Credentials in the address')
  if (url.port !== '' && !anyPort) throw new Error('Not a usual port')
  if (isIP(host) !== 0 && !isAllowed(host)) throw new NotPublic('Not a public address')
}

function untilAnswered(
  request: ClientRequest,
  connected: 'connect' | 'secureConnect',
  patience: Patience,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const waitFor = (phase: 'connection' | 'answer') =>
    setTimeout(() => request.destroy(new Error(`No ${phase} in time`)), patience[phase])
  let timer = waitFor('connection')

  // A server that wants to go on in another protocol may or may not say in which one.
  const refuseProtocol = (connection: { destroy: () => unknown }) => {
    connection.destroy()
    reject(new Error('Answered 101'))
  }

  request
    .once('socket', (socket) =>
      socket.once(connected, () => {
        clearTimeout(timer)
        timer = waitFor('answer')
      }),
    )
    .once('response', (response) => {
      clearTimeout(timer)
      if (response.statusCode === 101) return refuseProtocol(response)
      response.setTimeout(patience.silence, () =>
        response.destroy(new Error('No more of the answer in time')),
      )
      resolve(response)
    })
    .once('upgrade', (_response, socket) => refuseProtocol(socket))
    .once('error', reject)
    .once('close', () => {
      clearTimeout(timer)
      // A request that closes without an answer and without an error would never settle.
      reject(new Error('Closed without an answer'))
    })
  return promise
}
