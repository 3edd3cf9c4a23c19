import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freePort } from '../../../test/support/processes/free-port.ts'
import { temporaryDirectory } from '../../../test/support/processes/server-process.ts'
import { startWebServer } from '../../../test/support/servers/web-server.ts'
import { loadConfig } from '../../framework/config/config.ts'
import { StartRefused } from '../../framework/start-refused.ts'
import { openFileStore } from '../../framework/uploads/store.ts'
import { checkFolder, checkServices, reportStart } from './start-report.ts'

function setUp(settings: Record<string, string>) {
  const DATA_DIR = temporaryDirectory()
  const config = loadConfig({ DATA_DIR, SMTP_URL: 'smtp://mail.example.com', ...settings })
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  return { config, log, files: openFileStore(config), lines }
}

test('a start names its version and services, and no password', () => {
  const { config, log, lines } = setUp({
    DATABASE_URL: 'postgres://troupe:secret@db.test:5433/troupe?password=secret',
    DATABASE_REPLICA_URLS:
      'postgres://troupe:secret@db2.test/troupe,postgres://db3.test:5433/troupe',
    SMTP_URL: 'smtps://troupe:secret@mail.test:465',
  })
  reportStart(config, log)

  expect(lines[1]).toContain('STAFF_EMAILS is not set')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'starting',
    version: expect.stringMatching(/^\d/),
    database: 'db.test:5433/troupe',
    replicas: ['db2.test/troupe', 'db3.test:5433/troupe'],
    file_store: `folder in ${config.dataDir}`,
    mail_server: 'mail.test:465',
    settings: ['DATA_DIR', 'DATABASE_URL', 'DATABASE_REPLICA_URLS', 'SMTP_URL'],
  })
  expect(lines.join('')).not.toContain('secret')
})

test('a start in production warns of test money', () => {
  const { config, log, lines } = setUp({
    ...{ NODE_ENV: 'production', DATABASE: 'embedded', BASE_URL: 'https://troupe.test' },
    ...{ STRIPE_SECRET_KEY: 'rk_test_secret', STRIPE_WEBHOOK_SECRET: 'secret' },
    PLATFROM_FEE_BPS: '500',
  })
  reportStart(config, log)
  expect(lines.join('')).toContain('STRIPE_SECRET_KEY is one for test money')
  expect(lines.join('')).not.toMatch(/rk_test|PLATFROM/)
})

test('a start is refused where no file can be written', async () => {
  const context = setUp({})
  writeFileSync(join(context.config.dataDir, 'uploads'), 'no folder')
  await expect(checkFolder(context)).rejects.toThrow(StartRefused)
  await expect(checkFolder(setUp({}))).resolves.toBeUndefined()
})

test('a wrong bucket and a dead mail server are errors in the log', async () => {
  const { url } = await startWebServer((_request, response) =>
    response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
  )
  const context = setUp({
    ...{ S3_BUCKET: 'wrong', S3_ENDPOINT: url, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  })
  await checkServices(context)

  const told = context.lines.map((line) => JSON.parse(line))
  expect(told).toMatchObject([
    { level: 50, bucket: 'wrong', msg: 'the bucket of S3_BUCKET cannot be written' },
    { level: 50, msg: 'the mail server of SMTP_URL cannot be used' },
  ])
})
