import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { afterJob } from '../../../test/support/jobs.ts'
import { letterTo, sealed, startSmtp } from '../../../test/support/servers/smtp.ts'
import { createUser, unique } from '../../../test/support/world/factories.ts'
import { uniqueEmail } from '../../../test/support/world/sign-in.ts'
import { createFailedJob, makeStaff } from '../../../test/support/world/staff.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { deliverMail } from '../../framework/mail/jobs.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { maskEmail } from '../../vocabulary/people/email.ts'

const list = '/staff/jobs.json?limit=100'

async function staff() {
  const user = await createUser(db)
  makeStaff(user)
  return user
}

type Listed = { id: string; kind: string; reason: string; recipient: string; attempts: number }

describe('GET /staff/jobs', () => {
  // Jobs that others left would fill the first page.
  beforeEach(async () => {
    await db.execute(sql`delete from pgboss.job where state = 'failed'`)
  })

  test('shows a mail that was refused for good at its first try, and nothing of what it said', async () => {
    const smtp = await startSmtp({ failures: 1, code: 550 })
    const job = defineJob({ ...deliverMail, name: unique('deliver-by-smtp') })
    await context.queue.work(smtp.context, [job])
    const to = uniqueEmail()
    const payload = { sealed: sealed(letterTo(to)), recipient: maskEmail(to) }
    await db.transaction((tx) => context.queue.enqueue(tx, job, payload))
    const client = await withToken(await staff())

    const failed = await afterJob(job, async () => {
      const found = (await client.get(list)).json().find(({ kind }: Listed) => kind === job.name)
      expect(found).toBeDefined()
      return found as Listed
    })
    const page = await (await withSession(await staff())).get('/staff/jobs?limit=100')

    expect(failed).toMatchObject({ attempts: 1, recipient: expect.stringMatching(/^.\*\*\*@/) })
    expect(failed.reason).toMatch(/^The mail server refused it for good: 550/)
    expect(JSON.stringify(failed)).not.toContain(to)
    expect(page.body).toContain('refused it for good')
    expect(page.body).not.toContain(to)
    expect(page.body).not.toContain('ABC123')
    expect(smtp.tries()).toBe(1)

    const retried = await client.post(`/staff/jobs/${failed.id}/retry.json`, {})
    await afterJob(job, () => expect(smtp.received).toHaveLength(1))
    expect(retried.statusCode).toBe(204)
    expect((await client.get(list)).json().map(({ id }: Listed) => id)).not.toContain(failed.id)
  })

  test('comes in pages, the oldest first', async () => {
    const client = await withToken(await staff())
    const older = await createFailedJob()
    const newer = await createFailedJob()

    const ids = (await client.get(list)).json().map(({ id }: Listed) => id)
    const first = await client.get('/staff/jobs.json?limit=1')
    const beyond = await client.get('/staff/jobs.json?limit=2&page=999')

    expect(ids.indexOf(older.id)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(newer.id)).toBeGreaterThan(ids.indexOf(older.id))
    expect(first.json()).toHaveLength(1)
    expect(beyond.json()).toEqual([])
    expect(Number(beyond.headers['total-count'])).toBeGreaterThanOrEqual(2)
  })

  test('counts what waits, by kind, with the age of the oldest', async () => {
    const name = unique('wait-for-nobody')
    await context.queue.work({}, [defineJob({ ...deliverMail, name, perform: async () => {} })])
    await db.execute(sql`insert into pgboss.job (name, data, start_after, created_on)
      select ${name}, '{}', now() + interval '1 day', now() - interval '3 hours'
      from generate_series(1, 7)`)

    const { body } = await (await withSession(await staff())).get('/staff/jobs')

    const [, told = ''] = body.split(name.replaceAll('-', ' ').replace('wait', 'Wait'))
    expect(told).toMatch(/^<\/dt>.*?>7<.*?3 hours</s)
  })

  test('is named in the menu of staff, and is nothing to others', async () => {
    const browser = await withSession(await staff())
    const other = await withSession(await createUser(db))

    expect((await browser.get('/me')).body).toContain('href="/staff"')
    expect((await browser.get('/staff')).body).toContain('href="/staff/jobs"')
    expect((await other.get('/me')).body).not.toContain('href="/staff')
    expect((await other.get('/staff/jobs')).statusCode).toBe(404)
  })
})

describe('a failed job', () => {
  test('is discarded once, with a word about it', async () => {
    const { id } = await createFailedJob()
    const browser = await withSession(await staff())

    const first = await browser.post(`/staff/jobs/${id}/discard`, '')
    const second = await browser.post(`/staff/jobs/${id}/discard`, '')

    expect(first.headers.location).toBe('/staff/jobs')
    expect(second.statusCode).toBe(404)
  })

  test('is retried once, however often that is asked for at the same moment', async () => {
    const { id } = await createFailedJob()
    const client = await withToken(await staff())

    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post(`/staff/jobs/${id}/retry.json`, {})),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404])
  })

  test('is retried with all others, with a word about how many', async () => {
    await context.queue.retryAllFailed()
    await Promise.all([createFailedJob(), createFailedJob()])
    const browser = await withSession(await staff())
    expect((await browser.get('/staff/jobs')).body).toContain('action="/staff/jobs/retry"')

    const answer = await browser.post('/staff/jobs/retry', '')

    expect(answer.headers.location).toBe('/staff/jobs')
    expect(await context.queue.retryAllFailed()).toBe(0)
  })

  test('is on record with who had it tried again, or discarded it', async () => {
    await context.queue.retryAllFailed()
    const someone = await staff()
    const client = await withToken(someone)
    const [first, second] = [await createFailedJob(), await createFailedJob()]
    await createFailedJob()
    await client.post(`/staff/jobs/${first.id}/retry.json`, {})
    await client.post(`/staff/jobs/${second.id}/discard.json`, {})
    await client.post(`/staff/jobs/${second.id}/discard.json`, {})
    await client.post('/staff/jobs/retry.json', {})
    await client.post('/staff/jobs/retry.json', {})

    const events = await db
      .select({ action: auditEvents.action, is_staff: auditEvents.is_staff })
      .from(auditEvents)
      .where(and(eq(auditEvents.user_id, someone.id), eq(auditEvents.record_type, 'Job')))
      .orderBy(auditEvents.id)
    expect(events).toEqual(
      ['retry', 'discard', 'retry_all'].map((action) => ({ action, is_staff: true })),
    )
  })
})
