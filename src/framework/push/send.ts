import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import webPush from 'web-push'
import type { Config } from '../config/config.ts'
import { checkedLookup, isPublicAddress } from '../net/public-address.ts'
import type { PushKeys } from './keys.ts'

/** A browser's address at its push service, and the keys to encrypt messages for it alone. */
export type Device = { endpoint: string; p256dh: string; auth: string }

/** `refused` gives a reason that another try would not change. */
export type Outcome = 'delivered' | 'gone' | { refused: string }

type Sender = { config: Pick<Config, 'push'>; pushKeys: PushKeys }

const secondsToLive = 3 * 24 * 60 * 60
const timeoutMs = 10_000

/**
 * Encrypts a message for a device, signs it and hands it to the push service. Throws if a later try
 * may succeed. The browser names the address, so only public hosts are contacted.
 */
export async function sendPush(
  { config, pushKeys }: Sender,
  { endpoint, p256dh, auth }: Device,
  message: string,
): Promise<Outcome> {
  let isBlocked = false
  const isAllowed = (address: string) => {
    const allowed = config.push.allowPrivate || isPublicAddress(address)
    isBlocked ||= !allowed
    return allowed
  }
  // An IP address in the URL is checked here, because sockets look up only names.
  const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host)) return { refused: 'not a public address' }

  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    message,
    { vapidDetails: { subject: config.push.subject, ...pushKeys }, TTL: secondsToLive },
  )
  try {
    const lookup = checkedLookup(isAllowed)
    return outcomeOf(await post(endpoint, { method, headers, lookup }, body))
  } catch (error) {
    if (isBlocked) return { refused: 'not a public address' }
    throw error
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return { refused: `answered ${status}` }
}

type Options = Parameters<typeof requestHttps>[1]

/** Only the status matters; redirects are not followed, and no more is read. */
function post(endpoint: string, options: Options, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    requestHttps(endpoint, { ...options, agent: false, signal })
      .once('response', (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
      .once('error', reject)
      .end(body)
  })
}
