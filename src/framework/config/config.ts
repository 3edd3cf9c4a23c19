import { resolve } from 'node:path'
import type { EnvironmentValues } from './conditions.ts'
import { Environment, invalidConfig, parseEnvironment } from './environment.ts'
import { platformSettings } from './platforms.ts'
import { readOrCreateSecret } from './secret-file.ts'
import { weekdayNames } from './settings.ts'
import { socialProviders } from './social-providers.ts'

type Values = ReturnType<typeof parseEnvironment>

/** Every setting, read once from the environment at start. `docs/configuration.md` explains each. */
export type Config = ReturnType<typeof loadConfig>

/** Who runs a trial, so that whatever waits for staff can be tried too. */
export const trialStaffEmail = 'ola@example.com'

const trialContact = 'mailto:troupe@example.com'

export function loadConfig(environment: EnvironmentValues = process.env) {
  const env = parseEnvironment(environment)
  const dataDir = resolve(env.DATA_DIR)
  const baseUrl = new URL(env.BASE_URL ?? `http://localhost:${env.PORT}`)

  /** A trial shows mails and codes to anyone, so it is on only where no real mail is sent. */
  const trial = env.NODE_ENV !== 'production' && env.SMTP_URL === undefined

  return {
    /** The names of those that were given, so that one that was misspelt is missed. */
    given: Object.keys(Environment.shape).filter((name) => environment[name]),
    production: env.NODE_ENV === 'production',
    trial,
    demoWorld: env.DEMO_WORLD,
    port: env.PORT,
    host: env.HOST,
    baseUrl: baseUrl.origin,
    secureCookies: baseUrl.protocol === 'https:',
    dataDir,
    /** The work of this process, or of those that it starts. */
    role: env.ROLE,
    /** How many processes answer requests; without it this one does all. */
    workers: env.WORKERS,
    databaseUrl: env.DATABASE_URL,
    database: databaseSettings(env),
    secretKeys: env.SECRET_KEY ?? ([generatedSecret(dataDir)] as const),
    /** Keys of age: whom a backup is encrypted for, and the file that opens one. */
    backup: { recipient: env.BACKUP_RECIPIENT, identityFile: env.BACKUP_IDENTITY_FILE },
    smtpUrl: env.SMTP_URL,
    smtpTls: env.SMTP_TLS,
    mailFrom: env.MAIL_FROM ?? `Troupe <troupe@${baseUrl.hostname}>`,
    signups: env.SIGNUPS,
    staffEmails: env.STAFF_EMAILS ?? (trial ? [trialStaffEmail] : []),
    /** Where people write who need a person. */
    supportEmail: env.SUPPORT_EMAIL,
    /** Papers of the operator, as HTML or plain text. */
    legal: { terms: env.TERMS_FILE, privacy: env.PRIVACY_FILE },
    socialProviders: socialProviders(env),
    /** Where pages of others lie that may send access tokens. */
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    slowStatementMs: env.SLOW_STATEMENT_MILLISECONDS,
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            share: env.OTEL_TRACES_SAMPLER_ARG,
          },
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    load: loadSettings(env),
    live: { total: env.MAX_STREAMS, perOwner: env.MAX_STREAMS_PER_USER },
    /** How long a process that replaces another may take until it is ready. */
    startMs: env.START_SECONDS * 1000,
    stop: {
      /** A trial need not wait, since nobody balances its load. */
      drainMs: (env.DRAIN_SECONDS ?? (trial ? 0 : 5)) * 1000,
      patienceMs: env.STOP_SECONDS * 1000,
    },
    sessionMaxDays: env.SESSION_MAX_DAYS,
    signInLimitPerIp: env.SIGN_IN_LIMIT_PER_IP,
    exchangeLimitPerIp: env.EXCHANGE_LIMIT_PER_IP,
    prefillAllowPrivate: env.PREFILL_ALLOW_PRIVATE === 'true',
    push: pushSettings(env, baseUrl),
    money: moneySettings(env),
    company: companySettings(env),
    stripe: stripeSettings(env),
    platforms: platformSettings(env),
    defaultCurrency: env.DEFAULT_CURRENCY,
    defaultCountries: env.DEFAULT_COUNTRIES,
    s3: bucketSettings(env),
  }
}

function databaseSettings(env: Values) {
  return {
    connections: env.DATABASE_POOL,
    /** A way to the same database that keeps sessions, where `databaseUrl` does not. */
    listenUrl: env.DATABASE_LISTEN_URL,
    /** Copies for reads that may be old, and how old they may be. */
    replicas: {
      urls: env.DATABASE_REPLICA_URLS,
      mostLagMs: env.DATABASE_REPLICA_LAG_SECONDS * 1000,
    },
    limits: {
      connectMs: env.DATABASE_CONNECT_SECONDS * 1000,
      statementMs: env.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: env.DATABASE_LOCK_SECONDS * 1000,
      idleMs: env.DATABASE_IDLE_SECONDS * 1000,
    },
  }
}

function loadSettings(env: Values) {
  return {
    working: env.MAX_CONCURRENT_REQUESTS,
    waitMs: env.MAX_WAITING_MILLISECONDS,
    receiving: env.MAX_RECEIVING_REQUESTS,
    receivingPerNetwork: env.MAX_RECEIVING_PER_NETWORK,
    openMs: env.RECEIVING_SECONDS * 1000,
    knownMs: env.RECEIVING_SECONDS_SIGNED_IN * 1000,
    /** Large enough for a file of 500 MB over 1 Mbit/s, in one piece. */
    uploadMs: Math.max(2 * 3600, env.RECEIVING_SECONDS_SIGNED_IN) * 1000,
  }
}

function pushSettings(env: Values, baseUrl: URL) {
  return {
    /** The contact for push services that have a question about our messages. */
    subject: env.VAPID_SUBJECT ?? (baseUrl.protocol === 'https:' ? baseUrl.origin : trialContact),
    keys:
      env.VAPID_PUBLIC_KEY === undefined || env.VAPID_PRIVATE_KEY === undefined
        ? undefined
        : { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY },
    allowPrivate: env.PUSH_ALLOW_PRIVATE === 'true',
  }
}

function moneySettings(env: Values) {
  return {
    feeBps: env.PLATFORM_FEE_BPS,
    holdDays: env.PAYOUT_HOLD_DAYS,
    minimumPayout: env.PAYOUT_MINIMUM_AMOUNT,
    /** The days of the week on which payouts go out, from 0 for Sunday. */
    payoutWeekdays: env.PAYOUT_WEEKDAYS.map((name) => weekdayNames.indexOf(name)),
    bankDetails: env.BANK_DETAILS,
    /** The days after which nobody waits for a bank transfer any more. */
    transferDays: env.BANK_TRANSFER_DAYS,
    /** How many bank transfers may be waited for at once. */
    openTransfers: {
      inAll: env.MAX_OPEN_TRANSFERS,
      perOrganization: env.MAX_OPEN_TRANSFERS_PER_ORGANIZATION,
      perPerson: env.MAX_OPEN_TRANSFERS_PER_PERSON,
    },
  }
}

function companySettings(env: Values) {
  return {
    name: env.COMPANY_NAME,
    address: env.COMPANY_ADDRESS,
    taxId: env.COMPANY_TAX_ID,
    taxNote: env.COMPANY_TAX_NOTE,
  }
}

function stripeSettings(env: Values) {
  if (env.STRIPE_SECRET_KEY === undefined) return undefined
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET ?? [],
    apiUrl: env.STRIPE_API_URL,
    /** A browser waits for the answer, so no try may take long. */
    timeoutMs: 10_000,
  }
}

function bucketSettings(env: Values) {
  if (env.S3_BUCKET === undefined) return undefined
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  }
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
