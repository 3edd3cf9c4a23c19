import { afterAll, expect, test } from 'vitest'
import { hasProgram } from '../../../../test/support/run/programs.ts'
import { startOpenidProvider } from '../../../../test/support/servers/openid-provider.ts'
import { openPlatforms } from '../../../../test/support/servers/platforms-server.ts'
import type { Db } from '../../../framework/database/db.ts'
import { socialAccountAccesses } from '../../../tables/users/social-accounts.ts'
import { openDatabase } from '../../database.ts'
import { examine, type Finding } from './examination.ts'
import { ofNamedServers } from './named-servers.ts'

const platforms = await openPlatforms({
  YOUTUBE_API_KEY: 'good-key',
  X_BEARER_TOKEN: 'old-token',
  TIKTOK_CLIENT_KEY: 'k',
  TIKTOK_CLIENT_SECRET: 's',
})
afterAll(() => platforms.close())

test('each service that is set up is asked, and what does not work is said in its own words', async () => {
  const { on, asked, context } = platforms
  on('www.googleapis.com/youtube/v3/channels', {
    json: {
      kind: 'youtube#channelListResponse',
      items: [
        {
          id: 'UCBR8-60-B28hp2BmDPdntcQ',
          snippet: { title: 'YouTube', description: '', customUrl: '@youtube' },
          statistics: { subscriberCount: '45300000', viewCount: '1', videoCount: '2' },
        },
      ],
    },
  })
  on('api.x.com/2/users/by/username/x', { status: 401, json: {} })
  const databaseUrl = 'postgres://troupe:secret@127.0.0.1:1/troupe'
  const replicas = { urls: ['postgres://troupe:secret@127.0.0.1:1/copy'], mostLagMs: 1 }
  const database = { ...context.config.database, replicas }
  const openid = await startOpenidProvider()
  const provider = { clientId: 'troupe', clientSecret: '-', timeoutSeconds: 10 }
  const socialProviders = [
    { ...provider, id: 'oidc', name: 'Example', issuer: openid.issuer },
    { ...provider, id: 'google', name: 'Google', issuer: 'http://127.0.0.1:1' },
  ]
  on('collector/v1/traces', ({ method, headers, body }) => ({
    status: method === 'POST' && headers['api-key'] === 'k' && body.includes('[]') ? 200 : 401,
  }))
  const traces = { endpoint: `${platforms.url}/collector`, headers: { 'api-key': 'k' }, share: 1 }
  const dead = {
    ...{ ...context.config, smtpUrl: 'smtp://127.0.0.1:1', databaseUrl, database },
    ...{ socialProviders, traces },
  }

  // Nobody has connected an account, as far as this one sees: tests it shares the database with may have.
  const findings: Record<string, Finding> = {}
  await withoutAccesses(async (db) => {
    for await (const finding of examine({ ...context, config: dead }, async () => db))
      findings[finding.name] = finding
  })

  expect(findings).toMatchObject({
    Database: { state: 'works', words: expect.stringContaining('PostgreSQL ') },
    Replica: {
      state: 'fails',
      words: expect.stringMatching(/^127\.0\.0\.1:1\/copy: .*ECONNREFUSED/),
    },
    Files: { state: 'works' },
    Mail: { state: 'fails', words: expect.stringContaining('ECONNREFUSED') },
    Example: { state: 'works', words: expect.stringContaining(openid.issuer) },
    Google: { state: 'fails', words: expect.stringContaining('ECONNREFUSED') },
    Traces: { state: 'works', words: expect.stringContaining('takes traces') },
    Stripe: { state: 'unset', words: expect.stringContaining('STRIPE_SECRET_KEY') },
    YouTube: {
      state: 'works',
      words: expect.stringContaining('@youtube, with 45,300,000 followers'),
    },
    X: { state: 'fails', words: 'Our own credentials were refused' },
    TikTok: { state: 'unset', words: expect.stringContaining('Connect one') },
    LinkedIn: { state: 'unset' },
  })
  expect(findings.YouTube?.words).toContain('of 10,000 units')
  const refused = { ...traces, headers: {} }
  const [collector] = ofNamedServers({ socialProviders: [], traces: refused })
  await expect(collector?.check()).rejects.toThrow('answered 401')
  openid.close()
  expect(asked.map(({ url }) => url.pathname)).not.toContain('/open.tiktokapis.com/v2')
})

test('a database that is away keeps nothing else from being asked', async () => {
  const { context } = platforms
  const databaseUrl = 'postgres://troupe:secret@127.0.0.1:1/troupe'
  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
  const config = { ...context.config, databaseUrl, backup: { ...context.config.backup, recipient } }
  const findings: Finding[] = []
  const openDb = async () => (await openDatabase(config, context.log)).db
  for await (const finding of examine({ ...context, config }, openDb)) findings.push(finding)

  expect(findings.map(({ name, state }) => `${name} ${state}`)).toEqual([
    ...['Database fails', 'Files works', 'Mail unset', 'Stripe unset'],
    `Backups ${hasProgram('age') ? 'works' : 'fails'}`,
    'Platforms unset',
  ])
  expect(findings[0]?.words).toBe(
    'The database of DATABASE_URL cannot be reached at 127.0.0.1:1 (ECONNREFUSED).',
  )
})

async function withoutAccesses(work: (db: Db) => Promise<void>): Promise<void> {
  const undo = new Error('Undone')
  const transaction = platforms.context.db.transaction(async (tx) => {
    await tx.delete(socialAccountAccesses)
    await work(tx as never)
    throw undo
  })
  await expect(transaction).rejects.toBe(undo)
}
