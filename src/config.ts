import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Every setting, read once from the environment at start. `docs/configuration.md` explains each. */
export type Config = ReturnType<typeof loadConfig>

/** Names each wrong value in one message, so that an operator can mend them all at once. */
export class InvalidConfig extends Error {}

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('localhost'),
    BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().optional(),
    SIGNUPS: z.enum(['open', 'closed']).default('open'),
    STAFF_EMAILS: z.string().default(''),
    TRUST_PROXY: z.string().default('false'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    MAX_CONCURRENT_REQUESTS: z.coerce.number().int().min(1).default(500),
    SIGN_IN_LIMIT_PER_IP: z.coerce.number().int().min(1).default(200),
    EXCHANGE_LIMIT_PER_IP: z.coerce.number().int().min(1).default(400),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .superRefine((env, context) => {
    const require = (name: keyof typeof env, reason: string) => {
      if (env[name] === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: `is required ${reason}` })
      }
    }

    if (env.NODE_ENV === 'production') {
      require('BASE_URL', 'in production')
      require('SMTP_URL', 'in production: sign-in codes are sent by mail')
    }
    if (env.S3_BUCKET !== undefined) {
      require('S3_ACCESS_KEY_ID', 'with S3_BUCKET')
      require('S3_SECRET_ACCESS_KEY', 'with S3_BUCKET')
    }
  })

export function loadConfig(environment: Record<string, string | undefined> = process.env) {
  const env = parseEnvironment(environment)
  const dataDir = resolve(env.DATA_DIR)
  const baseUrl = new URL(env.BASE_URL ?? `http://localhost:${env.PORT}`)

  return {
    production: env.NODE_ENV === 'production',
    /** A trial shows mails and codes to whoever asks: only where no real mail is ever sent. */
    trial: env.NODE_ENV !== 'production' && env.SMTP_URL === undefined,
    port: env.PORT,
    host: env.HOST,
    baseUrl: baseUrl.href.replace(/\/$/, ''),
    secureCookies: baseUrl.protocol === 'https:',
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    secretKey: env.SECRET_KEY ?? generatedSecret(dataDir),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Troupe <troupe@${baseUrl.hostname}>`,
    signups: env.SIGNUPS,
    staffEmails: listOf(env.STAFF_EMAILS.toLowerCase()),
    trustProxy: proxyTrust(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    maxConcurrentRequests: env.MAX_CONCURRENT_REQUESTS,
    signInLimitPerIp: env.SIGN_IN_LIMIT_PER_IP,
    exchangeLimitPerIp: env.EXCHANGE_LIMIT_PER_IP,
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

function parseEnvironment(environment: Record<string, string | undefined>) {
  // An empty variable means the same as none: compose files and shells write both.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(given)
  if (result.success) return result.data

  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new InvalidConfig(`These settings need attention:\n${lines.join('\n')}`)
}

function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret_key')
  mkdirSync(dataDir, { recursive: true })

  try {
    // Of two processes that start at once only one writes; both read what it wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** `true`, `false`, a number of hops, or addresses and ranges of the proxies. */
function proxyTrust(value: string) {
  if (value === 'true' || value === 'false') return value === 'true'
  return /^\d+$/.test(value) ? (_: string, hop: number) => hop < Number(value) : listOf(value)
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
