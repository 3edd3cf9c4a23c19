import type Stripe from 'stripe'
import type { Config } from '../../framework/config/config.ts'

type Settings = NonNullable<Config['stripe']>

const maxNetworkRetries = 2

const clients = new WeakMap<Settings, Promise<Stripe>>()

/** Stripe, as the settings name it. The library is loaded by whoever needs it first. */
export function openStripe({ stripe: settings }: Pick<Config, 'stripe'>): Promise<Stripe> {
  if (settings === undefined)
    throw new Error('Stripe is not configured, so STRIPE_SECRET_KEY is missing')
  const client = clients.get(settings) ?? connect(settings)
  clients.set(settings, client)
  return client
}

async function connect({ secretKey, apiUrl, timeoutMs: timeout }: Settings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const place = apiUrl === undefined ? {} : placeOf(new URL(apiUrl))
  return new Client(secretKey, { timeout, maxNetworkRetries, telemetry: false, ...place })
}

function placeOf({ protocol, hostname, port }: URL) {
  const name = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { protocol: name, host: hostname, port: port || (name === 'http' ? 80 : 443) }
}

/** Stripe has understood what was asked and will not do it, however often it is asked. */
export function isRefusal(error: unknown): error is Error & { code?: string; param?: string } {
  const type = error instanceof Error && 'type' in error ? error.type : undefined
  return type === 'StripeInvalidRequestError' || type === 'StripeCardError'
}

/** Stripe could not be reached, or cannot answer now. What was asked may have been done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && 'type' in error && !isRefusal(error)
}
