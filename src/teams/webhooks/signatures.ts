import { createHmac, randomBytes } from 'node:crypto'
import { type SecretKeys, unseal } from '../../framework/secrets.ts'
import type { Webhook } from '../../tables/webhooks.ts'

const prefix = 'whsec_'

/** A secret as Standard Webhooks writes it. */
export function newSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`
}

/** The secrets that sign now: the current one and, for a while, the one before it. */
export function signingSecrets(keys: SecretKeys, webhook: Webhook, now: number): string[] {
  const { secret, former_secret, former_secret_ends_at } = webhook
  const isGood = former_secret_ends_at !== null && Date.parse(former_secret_ends_at) > now
  const sealed = former_secret !== null && isGood ? [secret, former_secret] : [secret]
  return sealed.map((one) => String(unseal(keys, one)))
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
