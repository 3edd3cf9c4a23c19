import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createUser } from '../../../test/support/factories.ts'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createFailedJob, makeStaff } from '../../../test/support/staff.ts'
import { reconcile } from '../../money/reconciliation/reconcile.ts'
import { concernsOf } from './health.ts'
import { type Facts, readHealthFacts } from './queries.ts'

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
    const before = await readHealthFacts(db, 'sweep-expired')
    // A kind that nobody works off.
    await db.execute(sql`insert into deadlines (kind, record_id, due_at, failed_at) values
      ('none', 1, troupe_now() - interval '10 minutes', null),
      ('none', 2, troupe_now() - interval '1 minute', null),
      ('none', 3, troupe_now() - interval '10 minutes', troupe_now())`)

    const after = await readHealthFacts(db, 'sweep-expired')
    await db.execute(sql`delete from deadlines where kind = 'none'`)

    expect(after.deadlines_late - before.deadlines_late).toBe(1)
    expect(after.deadlines_failed - before.deadlines_failed).toBe(1)
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
    const well: Facts = {
      ...(await readHealthFacts(db, 'sweep-expired')),
      ...{ difference_count: 0, compared_at: ago(60), jobs_oldest_at: ago(1) },
      ...{ mails_failed_in_a_day: 0, deadlines_late: 0, deadlines_failed: 0, connections: 1 },
    }
    const concernsWith = (facts: Partial<Facts>) => concernsOf({ ...well, ...facts }, now)

    expect(concernsWith({})).toEqual([])
    expect(concernsWith({ difference_count: 1 })[0]).toContain('differ in 1 place.')
    expect(concernsWith({ compared_at: ago(37 * 60) })).toHaveLength(1)
    expect(concernsWith({ compared_at: null, difference_count: null })).toEqual([])
    expect(concernsWith({ jobs_oldest_at: ago(16) })).toHaveLength(1)
    expect(concernsWith({ mails_failed_in_a_day: 2 })[0]).toContain('2 mails')
    expect(concernsWith({ deadlines_late: 1, deadlines_failed: 1 })).toHaveLength(2)
    expect(concernsWith({ connections: 91, most_connections: 100 })).toHaveLength(1)
  })
})
