import { z } from 'zod'
import { StartRefused } from '../start-refused.ts'
import { type EnvironmentValues, refused, required } from './conditions.ts'
import { databaseUrl, databaseUrls } from './database-url.ts'
import { platformVariables } from './platforms.ts'
import {
  ageRecipient,
  base64urlKey,
  contactUrl,
  countries,
  currency,
  fileContent,
  httpOrigin,
  httpOrigins,
  mailAddress,
  mailAddresses,
  mailServerUrl,
  oneOf,
  pairs,
  plainMailAddress,
  proxies,
  secretKeys,
  serverUrl,
  share,
  text,
  texts,
  weekdays,
  wholeNumber,
} from './settings.ts'

/** Names each wrong value in one message, so that an operator can mend them all at once. */
export class InvalidConfig extends StartRefused {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const Environment = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: text.default('localhost'),
  BASE_URL: httpOrigin.optional(),
  DATA_DIR: text.default('./data'),
  ROLE: oneOf(['web', 'jobs', 'both']).default('both'),
  WORKERS: wholeNumber(1, 128).optional(),
  DATABASE: oneOf(['embedded']).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: databaseUrls.default([]),
  DATABASE_REPLICA_LAG_SECONDS: wholeNumber(1, 3600).default(5),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  DATABASE_CONNECT_SECONDS: wholeNumber(1, 600).default(5),
  DATABASE_STATEMENT_SECONDS: wholeNumber(1, 3600).default(15),
  DATABASE_LOCK_SECONDS: wholeNumber(1, 3600).default(5),
  DATABASE_IDLE_SECONDS: wholeNumber(1, 3600).default(15),
  SECRET_KEY: secretKeys.optional(),
  BACKUP_RECIPIENT: ageRecipient.optional(),
  BACKUP_IDENTITY_FILE: text.optional(),
  SMTP_URL: mailServerUrl.optional(),
  SMTP_TLS: oneOf(['required', 'optional']).default('required'),
  MAIL_FROM: mailAddress.optional(),
  DEMO_WORLD: oneOf(['old', 'new']).default('old'),
  SIGNUPS: oneOf(['open', 'closed']).default('open'),
  STAFF_EMAILS: mailAddresses.optional(),
  SUPPORT_EMAIL: plainMailAddress.optional(),
  TERMS_FILE: fileContent.optional(),
  PRIVACY_FILE: fileContent.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  OIDC_ISSUER: serverUrl('https', 'http').optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.optional(),
  CORS_ORIGINS: httpOrigins.default([]),
  TRUST_PROXY: proxies.default(false),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  SLOW_STATEMENT_MILLISECONDS: wholeNumber(0, 3_600_000).default(1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: serverUrl('https', 'http').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  MAX_CONCURRENT_REQUESTS: wholeNumber(1, 100_000).default(100),
  MAX_WAITING_MILLISECONDS: wholeNumber(0, 60_000).default(2000),
  MAX_RECEIVING_REQUESTS: wholeNumber(1, 100_000).default(500),
  MAX_RECEIVING_PER_NETWORK: wholeNumber(1, 100_000).default(100),
  RECEIVING_SECONDS: wholeNumber(1, 3600).default(10),
  RECEIVING_SECONDS_SIGNED_IN: wholeNumber(1, 3600).default(120),
  MAX_STREAMS: wholeNumber(1, 1_000_000).default(5000),
  MAX_STREAMS_PER_USER: wholeNumber(1, 100_000).default(10),
  DRAIN_SECONDS: wholeNumber(0, 600).optional(),
  START_SECONDS: wholeNumber(1, 86_400).default(300),
  STOP_SECONDS: wholeNumber(5, 3600).default(25),
  SESSION_MAX_DAYS: wholeNumber(0, 3650).default(0),
  SIGN_IN_LIMIT_PER_IP: wholeNumber(1, 1_000_000).default(200),
  EXCHANGE_LIMIT_PER_IP: wholeNumber(1, 1_000_000).default(400),
  PLATFORM_FEE_BPS: wholeNumber(0, 10_000).default(0),
  PAYOUT_HOLD_DAYS: wholeNumber(0, 365).default(7),
  PAYOUT_MINIMUM_AMOUNT: wholeNumber(1, 1_000_000_000).default(1000),
  PAYOUT_WEEKDAYS: weekdays.default(['tue', 'fri']),
  BANK_DETAILS: text.optional(),
  BANK_TRANSFER_DAYS: wholeNumber(1, 365).default(30),
  MAX_OPEN_TRANSFERS: wholeNumber(1, 1_000_000).default(1000),
  MAX_OPEN_TRANSFERS_PER_ORGANIZATION: wholeNumber(1, 1_000_000).default(10),
  MAX_OPEN_TRANSFERS_PER_PERSON: wholeNumber(1, 1_000_000).default(30),
  COMPANY_NAME: text.default('Troupe'),
  COMPANY_ADDRESS: text.optional(),
  COMPANY_TAX_ID: text.optional(),
  COMPANY_TAX_NOTE: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: texts.optional(),
  STRIPE_API_URL: serverUrl('https', 'http').optional(),
  ...platformVariables,
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

export function parseEnvironment(environment: EnvironmentValues) {
  // An empty variable means the same as none: compose files and shells write both.
  const given: EnvironmentValues = Object.fromEntries(
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
