import webPush from 'web-push'
import type { Config } from '../config/config.ts'
import { openOutbound } from '../net/outbound.ts'
import { isPublicAddress, NotPublic } from '../net/public-address.ts'
import type { PushKeys } from './keys.ts'

/** A browser's address at its push service, and the keys to encrypt messages for it alone. */
type Device = { endpoint: string; p256dh: string; auth: string }

/** `refused` gives a reason that another try would not change. */
type Outcome = 'delivered' | 'gone' | { refused: string }

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
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    message,
    { vapidDetails: { subject: config.push.subject, ...pushKeys }, TTL: secondsToLive },
  )
  try {
    const response = await openOutbound(
      new URL(endpoint),
      { method, headers, body },
      {
        isAllowed: config.push.allowPrivate ? () => true : isPublicAddress,
        anyPort: true,
        signal: AbortSignal.timeout(timeoutMs),
      },
    )
    // The status is all that matters, so no more is read.
    response.destroy()
    return outcomeOf(response.statusCode ?? 0)
  } catch (error) {
    if (error instanceof NotPublic) return { refused: 'not a public address' }
    throw error
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return { refused: `answered ${status}` }
}
