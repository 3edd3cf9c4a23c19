import { resolve } from 'node:path'
import { z } from 'zod'
import { readOrCreateSecret } from './secret-file.ts'
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

/** Every setting, read once from the environment at start. `docs/configuration.md` explains each. */
export type Config = ReturnType<typeof loadConfig>

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

type Given = Record<string, string | undefined>

const trialContact = 'mailto:troupe@example.com'

export function loadConfig(environment: Given = process.env) {
  const env = parseEnvironment(environment)
  const dataDir = resolve(env.DATA_DIR)
  const baseUrl = new URL(env.BASE_URL ?? `http://localhost:${env.PORT}`)

  return {
    production: env.NODE_ENV === 'production',
    /** A trial shows mails and codes to anyone, so it is on only where no real mail is sent. */
    trial: env.NODE_ENV !== 'production' && env.SMTP_URL === undefined,
    port: env.PORT,
    host: env.HOST,
    baseUrl: baseUrl.origin,
    secureCookies: baseUrl.protocol === 'https:',
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    secretKeys: env.SECRET_KEY ?? ([generatedSecret(dataDir)] as const),
    smtpUrl: env.SMTP_URL,
    smtpTls: env.SMTP_TLS,
    mailFrom: env.MAIL_FROM ?? `Troupe <troupe@${baseUrl.hostname}>`,
    signups: env.SIGNUPS,
    staffEmails: env.STAFF_EMAILS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    load: {
      working: env.MAX_CONCURRENT_REQUESTS,
      receiving: env.MAX_RECEIVING_REQUESTS,
      receivingPerNetwork: env.MAX_RECEIVING_PER_NETWORK,
      openMs: env.RECEIVING_SECONDS * 1000,
      knownMs: env.RECEIVING_SECONDS_SIGNED_IN * 1000,
    },
    sessionMaxDays: env.SESSION_MAX_DAYS,
    signInLimitPerIp: env.SIGN_IN_LIMIT_PER_IP,
    exchangeLimitPerIp: env.EXCHANGE_LIMIT_PER_IP,
    prefillAllowPrivate: env.PREFILL_ALLOW_PRIVATE === 'true',
    push: {
      /** The contact for push services that have a question about our messages. */
      subject: env.VAPID_SUBJECT ?? (baseUrl.protocol === 'https:' ? baseUrl.origin : trialContact),
      keys:
        env.VAPID_PUBLIC_KEY === undefined || env.VAPID_PRIVATE_KEY === undefined
          ? undefined
          : { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY },
      allowPrivate: env.PUSH_ALLOW_PRIVATE === 'true',
    },
    defaultCurrency: env.DEFAULT_CURRENCY,
    defaultCountries: env.DEFAULT_COUNTRIES,
    s3:
      env.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            endpoint: env.S3_ENDPOINT,
            accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
          },
  }
}

function parseEnvironment(environment: Given) {
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

function invalidConfig(lines: string[]): InvalidConfig {
  return new InvalidConfig(
    `These settings need attention:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  )
}

function isProduction({ NODE_ENV }: Given): boolean {
  return NODE_ENV === 'production'
}

function generatedSecret(dataDir: string): string {
  try {
    return readOrCreateSecret(dataDir)
  } catch (error) {
    throw invalidConfig([
      `DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}`,
    ])
  }
}
