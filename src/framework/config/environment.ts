import { z } from 'zod'
import {
  base64urlKey,
  contactUrl,
  countries,
  currency,
  httpOrigin,
  mailAddress,
  mailAddresses,
  oneOf,
  proxies,
  secretKeys,
  serverUrl,
  text,
  wholeNumber,
} from './settings.ts'

/** Names each wrong value in one message, so that an operator can mend them all at once. */
export class InvalidConfig extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const Environment = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: text.default('localhost'),
  BASE_URL: httpOrigin.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: serverUrl('postgres', 'postgresql').optional(),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  SECRET_KEY: secretKeys.optional(),
  SMTP_URL: serverUrl('smtp', 'smtps').optional(),
  SMTP_TLS: oneOf(['required', 'optional']).default('required'),
  MAIL_FROM: mailAddress.optional(),
  SIGNUPS: oneOf(['open', 'closed']).default('open'),
  STAFF_EMAILS: mailAddresses.default([]),
  TRUST_PROXY: proxies.default(false),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  MAX_CONCURRENT_REQUESTS: wholeNumber(1, 100_000).default(500),
  MAX_RECEIVING_REQUESTS: wholeNumber(1, 100_000).default(500),
  MAX_RECEIVING_PER_NETWORK: wholeNumber(1, 100_000).default(100),
  RECEIVING_SECONDS: wholeNumber(1, 3600).default(10),
  RECEIVING_SECONDS_SIGNED_IN: wholeNumber(1, 3600).default(120),
  SESSION_MAX_DAYS: wholeNumber(0, 3650).default(0),
  SIGN_IN_LIMIT_PER_IP: wholeNumber(1, 1_000_000).default(200),
  EXCHANGE_LIMIT_PER_IP: wholeNumber(1, 1_000_000).default(400),
  DEFAULT_CURRENCY: currency.default('usd'),
  DEFAULT_COUNTRIES: countries.default([]),
  PREFILL_ALLOW_PRIVATE: oneOf(['true', 'false']).default('false'),
  VAPID_PUBLIC_KEY: base64urlKey(65).optional(),
  VAPID_PRIVATE_KEY: base64urlKey(32).optional(),
  VAPID_SUBJECT: contactUrl.optional(),
  PUSH_ALLOW_PRIVATE: oneOf(['true', 'false']).default('false'),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: serverUrl('https', 'http').optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
})

/** Settings that are required because of the values of others. */
const required: Record<string, { when: (given: Given) => boolean; reason: string }> = {
  BASE_URL: { when: isProduction, reason: 'in production: mails link to it' },
  SMTP_URL: { when: isProduction, reason: 'in production: sign-in codes are sent by mail' },
  S3_ACCESS_KEY_ID: { when: ({ S3_BUCKET }) => S3_BUCKET !== undefined, reason: 'with S3_BUCKET' },
  S3_SECRET_ACCESS_KEY: {
    when: ({ S3_BUCKET }) => S3_BUCKET !== undefined,
    reason: 'with S3_BUCKET',
  },
  VAPID_PUBLIC_KEY: {
    when: ({ VAPID_PRIVATE_KEY }) => VAPID_PRIVATE_KEY !== undefined,
    reason: 'with VAPID_PRIVATE_KEY',
  },
  VAPID_PRIVATE_KEY: {
    when: ({ VAPID_PUBLIC_KEY }) => VAPID_PUBLIC_KEY !== undefined,
    reason: 'with VAPID_PUBLIC_KEY',
  },
}

/** Settings that are refused because of the values of others. */
const refused: typeof required = {
  PREFILL_ALLOW_PRIVATE: {
    when: (given) => isProduction(given) && given.PREFILL_ALLOW_PRIVATE === 'true',
    reason: 'must be false in production: it opens the internal network to every user',
  },
  PUSH_ALLOW_PRIVATE: {
    when: (given) => isProduction(given) && given.PUSH_ALLOW_PRIVATE === 'true',
    reason: 'must be false in production: it opens the internal network to every user',
  },
}

export type Given = Record<string, string | undefined>

export function parseEnvironment(environment: Given) {
  // An empty variable means the same as none: compose files and shells write both.
  const given: Given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  )
  const result = Environment.safeParse(given)
  const missing = Object.entries(required).filter(
    ([name, { when }]) => given[name] === undefined && when(given),
  )
  const unsafe = Object.entries(refused).filter(([, { when }]) => when(given))
  if (result.success && missing.length + unsafe.length === 0) return result.data

  // Values are not repeated: some are secret.
  const invalid = result.error?.issues.map(
    ({ path, message }) => `${path[0]?.toString()} ${message}`,
  )
  const lines = [
    ...(invalid ?? []),
    ...missing.map(([name, { reason }]) => `${name} is required ${reason}`),
    ...unsafe.map(([name, { reason }]) => `${name} ${reason}`),
  ]
  throw invalidConfig(lines)
}

export function invalidConfig(lines: string[]): InvalidConfig {
  return new InvalidConfig(
    `These settings need attention:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  )
}

function isProduction({ NODE_ENV }: Given): boolean {
  return NODE_ENV === 'production'
}
