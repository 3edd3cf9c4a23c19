import { createHmac, randomBytes } from 'node:crypto'
import { type SecretKeys, unseal } from '../../framework/secrets.ts'
import type { Webhook } from '../../tables/webhooks.ts'

const prefix = 'whsec_'

/** A secret as Standard Webhooks writes it. */
export function newSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`
}

/** A secret that was replaced, and signs until it ends. */
export type FormerSecret = { secret: Buffer; ends_at: string }

/** The secrets that sign now: the current one and, for a while, each one before it. */
export function signingSecrets(
  keys: SecretKeys,
  { secret, former_secret, former_secret_ends_at }: Webhook,
  earlier: FormerSecret[],
  now: number,
): string[] {
  const former =
    former_secret !== null && former_secret_ends_at !== null
      ? [{ secret: former_secret, ends_at: former_secret_ends_at }]
      : []
  const good = [...former, ...earlier].filter(({ ends_at }) => Date.parse(ends_at) > now)
  return [secret, ...good.map((one) => one.secret)].map((one) => String(unseal(keys, one)))
}

/** Headers by which a receiver knows who sent this, when, and which event it is. */
export function signedHeaders(
  secrets: string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
    return `v1,${signature}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
