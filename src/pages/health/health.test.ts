import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createMembership, createUser } from '../../../test/support/world/factories.ts'
import { createFailedJob, makeStaff } from '../../../test/support/world/staff.ts'
import { one } from '../../framework/database/rows.ts'
import type { Mail } from '../../framework/mail/letter.ts'
import { projectRoot } from '../../framework/project-root.ts'
import { reconcile } from '../../money/reconciliation/reconcile.ts'
import { webhooks } from '../../tables/webhooks.ts'
import { concernsOf } from './concerns.ts'
import { mailConcerns } from './jobs.ts'
import { type HealthFacts, readHealthFacts } from './queries.ts'

type Standings = Parameters<typeof concernsOf>[0]['platforms']

async function staff() {
  const user = await createUser(db)
  makeStaff(user)
  return user
}

describe('GET /staff/health', () => {
  test('says what the database and the process know', async () => {
    const client = await withToken(await staff())
    const before = (await client.get('/staff/health.json')).json()
    await createFailedJob()
    const compared = await reconcile(db)

    const after = (await client.get('/staff/health.json')).json()

    expect(after.jobs.failed - before.jobs.failed).toBe(1)
    expect(after.jobs.failed_in_a_day - before.jobs.failed_in_a_day).toBe(1)
    expect(after.mail.failed_in_a_day - before.mail.failed_in_a_day).toBe(1)
    expect(after.concerns.join(' ')).toMatch(/mails? could not be delivered/)
    expect(after.reconciliation).toEqual({
      checked_count: compared.checked_count,
      difference_count: compared.difference_count,
      finished_at: compared.finished_at,
    })
    expect(after.database).toMatchObject({
      kind: context.config.databaseUrl === undefined ? 'embedded' : 'server',
      pool: { limit: context.pool.options.max },
    })
    expect(after.database.bytes).toBeGreaterThan(1_000_000)
    expect(after.database.version).toMatch(/^\d+/)
    expect(Date.parse(after.started_at)).toBeLessThan(Date.now())
    expect(after.live_streams).toBe(0)
  })

  test('counts deadlines that are late, and those that failed', async () => {
    const before = await readHealthFacts(context, 'sweep-expired')
    // A kind that nobody works off.
    await db.execute(sql`insert into deadlines (kind, record_id, due_at, failed_at) values
      ('none', 1, troupe_now() - interval '10 minutes', null),
      ('none', 2, troupe_now() - interval '1 minute', null),
      ('none', 3, troupe_now() - interval '10 minutes', troupe_now())`)

    const after = await readHealthFacts(context, 'sweep-expired')
    await db.execute(sql`delete from deadlines where kind = 'none'`)

    expect(after.deadlines_late - before.deadlines_late).toBe(1)
    expect(after.deadlines_failed - before.deadlines_failed).toBe(1)
  })

  test('tells of backups that are not made any more, and not where none ever was', async () => {
    const isOld = async () => (await readHealthFacts(context, 'sweep-expired')).is_backup_old
    const note = (ago: string | null) =>
      db.execute(sql`update installation set backed_up_at = now() - ${ago}::interval`)

    expect(await isOld()).toBe(false)
    await note('47 hours')
    expect(await isOld()).toBe(false)
    await note('49 hours')
    expect(await isOld()).toBe(true)
    const page = await (await withSession(await staff())).get('/staff/health')
    expect(page.body).toContain('Last backup')
    expect(page.body.includes('None by bin/backup')).toBe(false)
    const told = (await (await withToken(await staff())).get('/staff/health.json')).json()
    expect(Date.now() - Date.parse(told.backed_up_at)).toBeGreaterThan(48 * 60 * 60_000)
    expect(told.concerns.join(' ')).toContain('docs/runbook.md#backup-old')
    expect(page.body.includes('docs/runbook.md#backup-old')).toBe(true)
    await note(null)
  })

  test('counts connections against the narrowest limit', async () => {
    const most = async () => (await readHealthFacts(context, 'sweep-expired')).most_connections
    const server = Number(
      one(
        (await db.execute<{ most: string }>(sql`select current_setting('max_connections') as most`))
          .rows,
      ).most,
    )
    expect(await most()).toBe(server)
    await db.execute(sql`do $$ begin
      execute format('alter database %I connection limit %s', current_database(), ${sql.raw(String(server - 1))});
    end $$`)
    expect(await most()).toBe(server - 1)
    await db.execute(sql`do $$ begin
      execute format('alter database %I connection limit -1', current_database());
    end $$`)
  })

  test('counts webhooks at which nothing arrives for long', async () => {
    const { organization_id } = await createMembership(db)
    const before = await readHealthFacts(context, 'sweep-expired')
    const add = (since: string, is_enabled: boolean) =>
      db.insert(webhooks).values({
        ...{ organization_id, is_enabled, failing_since: since },
        ...{ address: 'https://example.com/hear', description: '', secret: Buffer.from('-') },
      })
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    await add(ago(70), true)
    await add(ago(70), false)
    await add(ago(50), true)

    const after = await readHealthFacts(context, 'sweep-expired')

    expect(after.webhooks_failing - before.webhooks_failing).toBe(1)
  })

  test('is a page, and nothing to others', async () => {
    const page = await (await withSession(await staff())).get('/staff/health')
    const other = await (await withSession(await createUser(db))).get('/staff/health')

    for (const words of ['Database', 'Jobs', 'Mail', 'Books', 'This process'])
      expect(page.body).toContain(words)
    expect(other.statusCode).toBe(404)
  })
})

describe('what to look at', () => {
  test('is nothing while all is well, and each thing that is not', async () => {
    const now = Date.now()
    const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
    const well: HealthFacts = {
      ...(await readHealthFacts(context, 'sweep-expired')),
      ...{ difference_count: 0, compared_at: ago(60), jobs_oldest_at: ago(1) },
      ...{ mails_failed_in_a_day: 0, deadlines_late: 0, deadlines_failed: 0, connections: 1 },
      ...{ failed_kinds: [], mails_late: 0, mail_refusal: null, payouts_late: 0 },
      webhooks_failing: 0,
      is_backup_old: false,
    }
    const concernsWith = (
      facts: Partial<HealthFacts>,
      is_disk_full = false,
      replicas_left_out: { name: string; reason: string }[] = [],
      platforms: Standings = [],
      untrusted_proxy?: string,
    ) =>
      concernsOf(
        { ...well, ...facts, is_disk_full, replicas_left_out, platforms, untrusted_proxy },
        now,
      ).map(({ words }) => words)
    const ofPlatform = (state: Standings[number]['state'], last_success_at: string | null) =>
      concernsWith(
        {},
        false,
        [],
        [{ platform_id: 'youtube', state, last_success_at, last_error: 'The key is refused.' }],
      )

    expect(concernsWith({})).toEqual([])
    expect(concernsWith({ difference_count: 1 })[0]).toContain('differ in 1 place.')
    expect(concernsWith({ compared_at: ago(37 * 60) })).toHaveLength(1)
    expect(concernsWith({ compared_at: null, difference_count: null })).toEqual([])
    expect(concernsWith({ jobs_oldest_at: ago(16) })).toHaveLength(1)
    expect(concernsWith({ mails_failed_in_a_day: 2 })[0]).toContain('2 mails')
    expect(concernsWith({ deadlines_late: 1, deadlines_failed: 1 })).toHaveLength(2)
    expect(concernsWith({ failed_kinds: ['release-grants'] })[0]).toContain('release-grants')
    expect(concernsWith({ mails_late: 3, mail_refusal: 'No answer.' })[0]).toMatch(
      /^3 mails could not be sent .* No answer\.$/,
    )
    expect(concernsWith({ payouts_late: 1 })).toHaveLength(1)
    expect(concernsWith({ webhooks_failing: 2 })[0]).toContain('2 webhooks took nothing')
    expect(concernsWith({ is_backup_old: true })[0]).toContain('no backup for more than')
    expect(ofPlatform('used_up', ago(1))[0]).toContain('YouTube today: the quota is used up')
    expect(ofPlatform('failing', ago(30))).toEqual([])
    expect(ofPlatform('failing', ago(61))[0]).toMatch(/^YouTube: .* The key is refused\.$/)
    expect(ofPlatform('failing', null)).toHaveLength(1)
    expect(ofPlatform('working', ago(600))).toEqual([])
    expect(concernsWith({}, true)).toEqual(['The disk of DATA_DIR is full.'])
    expect(concernsWith({}, false, [{ name: 'db2:5432', reason: 'it is too far behind' }])).toEqual(
      ['The primary does the work of db2:5432 (it is too far behind).'],
    )
    expect(concernsWith({}, false, [], [], '10.0.0.5')[0]).toContain('A proxy at 10.0.0.5 passes')
    expect(concernsWith({ connections: 91, most_connections: 100 })).toHaveLength(1)
  })
})

test('each concern has its section in the runbook', () => {
  const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
  const names = Array.from(
    read('src/pages/health/concerns.ts').matchAll(/^ {6}'([a-z-]+)',$/gm),
    ([, name]) => `## ${name}`,
  )
  expect(names.length).toBeGreaterThan(5)
  expect(read('docs/runbook.md').match(/^## [a-z-]+$/gm)).toEqual(expect.arrayContaining(names))
})

describe('staff', () => {
  test('are mailed of a concern once, and again when it comes back', async () => {
    const user = await staff()
    const config = { ...context.config, staffEmails: [user.email] }
    const told: string[] = []
    const mailer = { deliverLater: async (_tx: unknown, { text }: Mail) => void told.push(text) }
    const disk = { ...context.disk, isFull: () => true }
    const perform = (changes: object) =>
      mailConcerns('sweep-expired').perform({ ...context, config, mailer, ...changes }, {})
    const aboutDisk = () => told.filter((text) => text.includes('disk of DATA_DIR is full')).length

    await perform({ disk })
    await perform({ disk })
    expect(aboutDisk()).toBe(1)
    expect(told.join('\n')).toContain('docs/runbook.md#disk-full')
    await perform({})
    await perform({ disk })
    expect(aboutDisk()).toBe(2)
  })
})
