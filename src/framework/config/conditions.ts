import { platformPairs } from './platforms.ts'

/** The settings as they stand in the environment. */
export type EnvironmentValues = Record<string, string | undefined>

type Condition = { when: (given: EnvironmentValues) => boolean; reason: string }

/** Settings that are required because of the values of others. */
export const required: Record<string, Condition> = {
  DATABASE_URL: {
    when: (given) => isProduction(given) && given.DATABASE === undefined,
    reason: 'in production; or choose the database in DATA_DIR by DATABASE=embedded',
  },
  BASE_URL: { when: isProduction, reason: 'in production: mails link to it' },
  SMTP_URL: { when: isProduction, reason: 'in production: sign-in codes are sent by mail' },
  GOOGLE_CLIENT_ID: wherever('GOOGLE_CLIENT_SECRET'),
  GOOGLE_CLIENT_SECRET: wherever('GOOGLE_CLIENT_ID'),
  OIDC_ISSUER: wherever('OIDC_CLIENT_ID'),
  OIDC_CLIENT_ID: wherever('OIDC_ISSUER'),
  OIDC_CLIENT_SECRET: wherever('OIDC_ISSUER'),
  S3_BUCKET: {
    when: ({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
      [S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].some((value) => value !== undefined),
    reason: 'with any other S3_ setting: without it files are kept in DATA_DIR',
  },
  S3_ACCESS_KEY_ID: wherever('S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: wherever('S3_BUCKET'),
  STRIPE_SECRET_KEY: wherever('STRIPE_WEBHOOK_SECRET'),
  STRIPE_WEBHOOK_SECRET: wherever('STRIPE_SECRET_KEY'),
  ...Object.fromEntries(
    platformPairs.flatMap(([one, other]) => [
      [one, wherever(other)],
      [other, wherever(one)],
    ]),
  ),
  VAPID_PUBLIC_KEY: wherever('VAPID_PRIVATE_KEY'),
  VAPID_PRIVATE_KEY: wherever('VAPID_PUBLIC_KEY'),
}

const onlyOne = 'the embedded database belongs to one process'

/** Settings that are refused because of the values of others. */
export const refused: Record<string, Condition> = {
  DATABASE: {
    when: ({ DATABASE, DATABASE_URL }) => DATABASE !== undefined && DATABASE_URL !== undefined,
    reason: 'must not be set beside DATABASE_URL: there is only one database',
  },
  DATABASE_LISTEN_URL: {
    when: ({ DATABASE_LISTEN_URL, DATABASE_URL }) =>
      DATABASE_LISTEN_URL !== undefined && DATABASE_URL === undefined,
    reason: 'must not be set without DATABASE_URL: it is another way to the same server',
  },
  DATABASE_REPLICA_URLS: {
    when: ({ DATABASE_REPLICA_URLS, DATABASE_URL }) =>
      DATABASE_REPLICA_URLS !== undefined && DATABASE_URL === undefined,
    reason: 'must not be set without DATABASE_URL: they are copies of that server',
  },
  ROLE: {
    when: ({ ROLE, DATABASE_URL }) =>
      ROLE !== undefined && ROLE !== 'both' && DATABASE_URL === undefined,
    reason: `must be both without DATABASE_URL: ${onlyOne}`,
  },
  WORKERS: {
    when: ({ WORKERS, DATABASE_URL, ROLE }) =>
      WORKERS !== undefined && (DATABASE_URL === undefined || ROLE === 'jobs'),
    reason: `must not be set without DATABASE_URL, for ${onlyOne}, nor with ROLE=jobs`,
  },
  METRICS_PORT: {
    when: ({ METRICS_PORT, PORT = '3000' }) =>
      METRICS_PORT !== undefined && Number(METRICS_PORT) === Number(PORT),
    reason: 'must be another than PORT, where pages and JSON are served',
  },
  OIDC_ISSUER: {
    when: (given) => isProduction(given) && /^http:/i.test(given.OIDC_ISSUER ?? ''),
    reason: 'must start with https:// in production: whoever can change its answers can sign in',
  },
  STRIPE_API_URL: {
    when: (given) => isProduction(given) && given.STRIPE_API_URL !== undefined,
    reason: 'must not be set in production: money would be asked for somewhere else',
  },
  PLATFORMS_URL: {
    when: (given) => isProduction(given) && given.PLATFORMS_URL !== undefined,
    reason: 'must not be set in production: whoever answers there says who owns which account',
  },
  DRAIN_SECONDS: {
    when: (given) =>
      Number(given.DRAIN_SECONDS ?? (isProduction(given) ? 5 : 0)) >=
      Number(given.STOP_SECONDS ?? 25),
    reason: 'must be less than STOP_SECONDS: by then the process has ended',
  },
  PREFILL_ALLOW_PRIVATE: {
    when: (given) => isProduction(given) && given.PREFILL_ALLOW_PRIVATE === 'true',
    reason: 'must be false in production: it opens the internal network to every user',
  },
  PUSH_ALLOW_PRIVATE: {
    when: (given) => isProduction(given) && given.PUSH_ALLOW_PRIVATE === 'true',
    reason: 'must be false in production: it opens the internal network to every user',
  },
}

function wherever(other: string): Condition {
  return { when: (given) => given[other] !== undefined, reason: `with ${other}` }
}

function isProduction({ NODE_ENV }: EnvironmentValues): boolean {
  return NODE_ENV === 'production'
}
