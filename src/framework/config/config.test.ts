import { globSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { loadConfig } from './config.ts'
import { Environment, InvalidConfig } from './environment.ts'

const DATA_DIR = mkdtempSync(join(process.env.DATA_DIR as string, 'config-'))
const production = {
  NODE_ENV: 'production',
  DATA_DIR,
  BASE_URL: 'https://troupe.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  DATABASE: 'embedded',
}

test('docs/configuration.md names every setting with its default, and no other', () => {
  const rows = readFileSync(join(projectRoot, 'docs/configuration.md'), 'utf8').matchAll(
    /^\| `(\w+)` +\| (\S+) +\| \S.* \|$/gm,
  )
  const documented = Array.from(rows, ([, name, value]) => [name, value])
  const defaults = Environment.parse({}) as Record<string, unknown>
  const inWords = (value: unknown) =>
    value === undefined || String(value) === '' ? 'none' : `\`${value}\``

  expect(documented).toEqual(
    Object.keys(Environment.shape).map((name) => [name, inWords(defaults[name])]),
  )
})

test('wherever a figure stands before the name of its setting, it is the default', () => {
  const defaults = Environment.parse({}) as Record<string, unknown>
  // Decisions and changes of the past are not rewritten when a default changes.
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: projectRoot }).filter(
    (path) => path !== 'CHANGELOG.md' && !path.startsWith('docs/decisions/'),
  )
  const quoted = documents.flatMap((path) =>
    [
      ...readFileSync(join(projectRoot, path), 'utf8').matchAll(
        /(?<![\w`])(\d[\d,]*)(?: [\w ]+)? \(`([A-Z]+(?:_[A-Z]+)+)`/g,
      ),
    ]
      .filter(([, , name = '']) => typeof defaults[name] === 'number')
      .map(([, figure = '', name = '']) => ({
        ...{ path, name, is: defaults[name] },
        figure: Number(figure.replaceAll(',', '')),
      })),
  )

  expect(quoted.length).toBeGreaterThan(5)
  expect(quoted.filter(({ figure, is }) => figure !== is)).toEqual([])
})

describe('a value that cannot be right is named, and what would be right', () => {
  test.each([
    ['PORT', '0', 'must be a whole number from 1 to 65535'],
    ['PORT', '3000.5', 'must be a whole number from 1 to 65535'],
    ['BASE_URL', 'troupe.example.com', 'must be an address that starts with http:// or https://'],
    ['BASE_URL', 'localhost:3000', 'must be an address that starts with http:// or https://'],
    ['BASE_URL', 'https://example.com/troupe', 'must be an address without a path'],
    ['DATABASE_URL', 'mysql://localhost/troupe', 'must be an address that starts with postgres://'],
    ['DATABASE_URL', 'postgres://a:1,b:2/troupe', 'must name a single host'],
    ['DATABASE_URL', 'postgres://u:p@a,b/troupe', 'must name a single host'],
    ['SMTP_URL', 'smtp://', 'must name a host'],
    ['SMTP_URL', 'mail.example.com', 'must be an address that starts with smtp://'],
    ['MAIL_FROM', 'Troupe', 'must be a mail address'],
    ['SUPPORT_EMAIL', 'Help <help@example.com>', 'must be a mail address without a name'],
    ['SIGNUPS', 'no', 'must be one of open, closed'],
    ['STAFF_EMAILS', 'ann@example.com, bob', 'must be mail addresses, separated by commas'],
    ['CORS_ORIGINS', 'https://a.example, b', 'must be an address that starts with http://'],
    ['CORS_ORIGINS', 'https://a.example/app', 'must be an address without a path'],
    ['TRUST_PROXY', 'yes', 'must be true, false, a number of proxies, or their addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'must be true, false, a number of proxies, or their addresses'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
    ['SECRET_KEY', 'short', 'must have at least 32 characters'],
    ['DEFAULT_CURRENCY', 'dollar', 'must be a currency code'],
    ['DEFAULT_COUNTRIES', 'DE, XX', 'must be two-letter country codes'],
  ])('%s=%s', (name, value, message) => {
    const error = failureOf({ [name]: value })
    expect(error).toContain(`  ${name} ${message}`)
    expect(error.split('\n')).toHaveLength(2)
  })
})

test('production asks for what a trial can do without, beside all other complaints', () => {
  expect(failureOf({ NODE_ENV: 'production', PORT: 'x', S3_BUCKET: 'files' })).toBe(
    [
      'These settings need attention:',
      '  PORT must be a whole number from 1 to 65535',
      '  DATABASE_URL is required in production; or choose the database in DATA_DIR by DATABASE=embedded',
      '  BASE_URL is required in production: mails link to it',
      '  SMTP_URL is required in production: sign-in codes are sent by mail',
      '  S3_ACCESS_KEY_ID is required with S3_BUCKET',
      '  S3_SECRET_ACCESS_KEY is required with S3_BUCKET',
    ].join('\n'),
  )
})

test('what belongs to a bucket does not stand alone, and stopping takes longer than draining', () => {
  const bucketless = failureOf({ S3_ENDPOINT: 'https://s3.test', S3_ACCESS_KEY_ID: 'a' })
  expect(bucketless).toContain('  S3_BUCKET is required with any other S3_ setting')
  const production = { NODE_ENV: 'production', STOP_SECONDS: '5' }
  expect(failureOf(production)).toContain('  DRAIN_SECONDS must be less than STOP_SECONDS')
  expect(failureOf({ ...production, DRAIN_SECONDS: '2' })).not.toContain('DRAIN_SECONDS must')
})

test('metrics have a port of their own', () => {
  const refusal = '  METRICS_PORT must be another than PORT'
  expect(failureOf({ PORT: '8080', METRICS_PORT: '08080' })).toContain(refusal)
  expect(failureOf({ METRICS_PORT: '3000' })).toContain(refusal)
})

test('a database is the embedded one or on a server, not both', () => {
  const settings = { DATABASE: 'embedded', DATABASE_URL: 'postgres://localhost/troupe' }
  expect(failureOf(settings)).toContain('  DATABASE must not be set beside DATABASE_URL')
  const several = failureOf({ DATABASE: 'embedded', WORKERS: '2', ROLE: 'web' })
  expect(several).toContain('  ROLE must be both without DATABASE_URL')
  expect(several).toContain('the embedded database belongs to one process')
})

test('replicas are copies of a server, one or several', () => {
  const DATABASE_REPLICA_URLS = 'postgres://db2/troupe, postgres://db3/troupe'
  const DATABASE_URL = 'postgres://db1/troupe'
  const { replicas } = loadConfig({ DATA_DIR, DATABASE_URL, DATABASE_REPLICA_URLS }).database
  expect(replicas).toEqual({
    urls: ['postgres://db2/troupe', 'postgres://db3/troupe'],
    mostLagMs: 5000,
  })
  expect(loadConfig({ DATA_DIR, DATABASE_URL }).database.replicas.urls).toEqual([])
  expect(failureOf({ DATABASE_REPLICA_URLS })).toContain(
    '  DATABASE_REPLICA_URLS must not be set without DATABASE_URL',
  )
  expect(failureOf({ DATABASE_URL, DATABASE_REPLICA_URLS: 'postgres://db2/troupe,db3' })).toContain(
    '  DATABASE_REPLICA_URLS must be an address that starts with postgres://',
  )
})

test('production reads product pages from public addresses only', () => {
  const settings = { PREFILL_ALLOW_PRIVATE: 'true' }
  expect(loadConfig({ DATA_DIR, ...settings }).prefillAllowPrivate).toBe(true)
  expect(loadConfig({ DATA_DIR }).prefillAllowPrivate).toBe(false)
  expect(failureOf({ ...production, ...settings })).toContain(
    '  PREFILL_ALLOW_PRIVATE must be false in production',
  )
})

describe('providers that people sign in with', () => {
  const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'gs' }
  const oidc = {
    OIDC_ISSUER: 'https://login.example.com/realm',
    OIDC_CLIENT_ID: 'o',
    OIDC_CLIENT_SECRET: 'os',
  }
  const providersOf = (settings: Record<string, string>) =>
    loadConfig({ DATA_DIR, ...settings }).socialProviders

  test('are those that are set up', () => {
    expect(providersOf({})).toEqual([])
    expect(providersOf({ ...google, ...oidc })).toMatchObject([
      { id: 'google', name: 'Google', issuer: 'https://accounts.google.com', clientId: 'g' },
      { id: 'oidc', name: 'login.example.com', issuer: oidc.OIDC_ISSUER, clientSecret: 'os' },
    ])
    expect(providersOf({ ...oidc, OIDC_NAME: 'Acme' })).toMatchObject([{ name: 'Acme' }])
  })

  test.each([
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'gs' }, 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_ID'],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'o', OIDC_CLIENT_SECRET: 'os' }, 'OIDC_CLIENT_ID'],
    ['OIDC_CLIENT_ID', { ...oidc, OIDC_CLIENT_ID: '' }, 'OIDC_ISSUER'],
    ['OIDC_CLIENT_SECRET', { ...oidc, OIDC_CLIENT_SECRET: '' }, 'OIDC_ISSUER'],
  ])('need %s too', (name, settings, other) => {
    expect(failureOf(settings)).toContain(`  ${name} is required with ${other}`)
  })

  test('are named by an address', () => {
    expect(failureOf({ ...oidc, OIDC_ISSUER: 'login.example.com' })).toContain(
      '  OIDC_ISSUER must be an address that starts with https:// or http://',
    )
  })

  test('are asked over https in production', () => {
    const plain = { ...oidc, OIDC_ISSUER: 'http://login.example.com' }
    expect(providersOf(plain)).toHaveLength(1)
    expect(failureOf({ ...production, ...plain })).toContain(
      '  OIDC_ISSUER must start with https:// in production',
    )
  })
})

test('only without a mail server and outside of production is it a trial', () => {
  expect(loadConfig({ DATA_DIR }).trial).toBe(true)
  expect(loadConfig({ DATA_DIR, SMTP_URL: 'smtp://localhost' }).trial).toBe(false)
  expect(loadConfig(production).trial).toBe(false)
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ DATA_DIR, PORT: '', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    trial: true,
  })
})

test('proxies may be trusted by number, address and range', () => {
  const trust = (TRUST_PROXY: string) => loadConfig({ DATA_DIR, TRUST_PROXY }).trustProxy
  expect(trust('true')).toBe(true)
  expect(trust('10.0.0.0/8, ::1, loopback')).toEqual(['10.0.0.0/8', '::1', 'loopback'])
  const hops = trust('2') as (address: string, hop: number) => boolean
  expect([0, 1, 2].map((hop) => hops('', hop))).toEqual([true, true, false])
})

test('the generated secret is made once and readable to its owner only', () => {
  const directory = join(DATA_DIR, 'new')
  const { secretKeys } = loadConfig({ DATA_DIR: directory })
  expect(secretKeys[0]).toHaveLength(43)
  expect(loadConfig({ DATA_DIR: directory }).secretKeys).toEqual(secretKeys)
  expect(statSync(join(directory, 'secret_key')).mode & 0o777).toBe(0o600)
})

test('a data folder that cannot be used is named', () => {
  const file = join(DATA_DIR, 'a-file')
  writeFileSync(file, '')
  expect(failureOf({ DATA_DIR: join(file, 'below') })).toContain('  DATA_DIR cannot be used: ')
})

function failureOf(settings: Record<string, string>): string {
  try {
    loadConfig({ DATA_DIR, ...settings })
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidConfig)
    return (error as InvalidConfig).message
  }
  throw new Error('These settings were accepted')
}
