/** A delivery that did not come from the server, was changed on its way, or is too old. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature'
}

type Given = Headers | Record<string, string | string[] | undefined>

/** Seconds by which two clocks may differ, and within which a delivery can be repeated by a stranger. */
const tolerance = 300

/**
 * Gives the event of a delivery by Standard Webhooks. `body` is the text as it arrived: parsing and writing it again changes
 * bytes. While a secret is being replaced, deliveries have a signature for each.
 */
export async function verify<Event = unknown>(
  body: string,
  given: Given,
  secret: string,
  now: Date = new Date(),
): Promise<Event> {
  const header = (name: string) => headerOf(given, name)
  const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')]
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance || !/^\d+$/.test(timestamp)) {
    throw new InvalidSignature('The delivery is too old, or from the future.')
  }
  const name = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    name,
    false,
    ['verify'],
  )
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const signature of header('webhook-signature').split(' ')) {
    const [version, value = ''] = signature.split(',')
    if (version !== 'v1') continue
    // Compares in the same time, however much of it is right.
    if (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed))
      return JSON.parse(body) as Event
  }
  throw new InvalidSignature('No signature fits the delivery.')
}

function headerOf(given: Given, name: string): string {
  const value =
    given instanceof Headers
      ? given.get(name)
      : Object.entries(given).find(([key]) => key.toLowerCase() === name)?.[1]
  if (typeof value === 'string') return value
  throw new InvalidSignature(`The delivery has no ${name}.`)
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
