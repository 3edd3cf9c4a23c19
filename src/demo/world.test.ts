import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { context as shared } from '../../test/support/helper.ts'
import { temporaryDirectory, usedDirectory } from '../../test/support/processes/server-process.ts'
import { createDatabase } from '../../test/support/run/databases.ts'
import { unique } from '../../test/support/world/factories.ts'
import { type OpenContext, openContext } from '../composition/context.ts'
import { clockwork } from '../composition/time/clockwork.ts'
import { loadConfig } from '../framework/config/config.ts'
import { readMovedSeconds } from '../framework/database/clock.ts'
import { withoutWaitLimit } from '../framework/database/driver/wait-limit.ts'
import { readInstallation } from '../framework/database/installation.ts'
import { reconcile } from '../money/reconciliation/reconcile.ts'
import { setBaseUrl } from '../vocabulary/addresses/urls.ts'
import { setIdAlphabet } from '../vocabulary/ids.ts'
import { prepareDemo } from './load.ts'
import { leadEmail } from './people/users.ts'
import { rejections } from './words.ts'

let context: OpenContext

/**
 * A data store of its own, because the demo world is made on an empty one only. The embedded one was made by
 * a start.
 */
beforeAll(async () => {
  const settings = {
    NODE_ENV: 'test',
    BASE_URL: 'http://troupe.localhost',
    ...(process.env.DATABASE_URL
      ? { DATA_DIR: temporaryDirectory(), DATABASE_URL: await createDatabase(unique('demo')) }
      : { DATA_DIR: await usedDirectory('old') }),
  }
  context = await openContext(loadConfig(settings), pino({ level: 'silent' }))
  await withoutWaitLimit(context.pool, () => prepareDemo(context, clockwork))
}, 300_000)

afterAll(async () => {
  await context.close()
  // The process knows one installation at a time, and the other tests of this worker use theirs.
  setIdAlphabet((await readInstallation(shared.db)).id_alphabet)
  setBaseUrl(shared.config.baseUrl)
})

async function numbers(query: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const { rows } = await context.db.execute<{ name: string; number: number }>(query)
  return Object.fromEntries(rows.map(({ name, number }) => [name, Number(number)]))
}

/** Rows that should not be there, whatever they are. */
async function wrong(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await context.db.execute(query)).rows
}

test('the books balance, and the clock is where it was', async () => {
  expect((await reconcile(context.db)).differences).toEqual([])
  expect(await readMovedSeconds(context.db)).toBe(0)
})

test('there is something in every state', async () => {
  const posts = await numbers(
    sql`select state as name, count(*) as number from campaign_submissions group by 1`,
  )
  const states = 'pending approved rejected flagged appealed withdrawn finalized paid'.split(' ')
  expect(Object.keys(posts)).toEqual(expect.arrayContaining(states))
  expect(Object.values(posts).reduce((sum, number) => sum + number)).toBeGreaterThan(200)

  const work = await numbers(
    sql`select state as name, count(*) as number from collab_submissions group by 1`,
  )
  expect(Object.keys(work)).toEqual(
    expect.arrayContaining(
      'applied awaiting_shipment shipped in_progress content_submitted changes_requested posted completed declined withdrawn cancelled'.split(
        ' ',
      ),
    ),
  )
  const programs = await numbers(sql`
    select status || coalesce(' ' || paused_by, case when settled_at is not null then ' settled' else '' end)
      as name, count(*) as number from campaigns group by 1`)
  expect(Object.keys(programs).sort()).toEqual(
    ['active', 'draft', 'finished', 'finished settled', 'paused admin', 'paused budget'].sort(),
  )
  const payouts = await numbers(
    sql`select status as name, count(*) as number from payouts group by 1`,
  )
  expect(Object.keys(payouts)).toEqual(expect.arrayContaining(['pending', 'paid']))
})

test('appeals, and answers to them, are about what was rejected', async () => {
  const { rows } = await context.db.execute<
    Record<'reason' | 'note' | 'appeal' | 'appeal_note', string | null>
  >(sql`
    select reason, note, appeal, appeal_note from campaign_submissions
    where appeal is not null and reason is not null`)
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows)
    expect(
      rejections.some(
        ({ reason, note, appeals, refusals }) =>
          reason === row.reason &&
          note === row.note &&
          appeals.includes(row.appeal as string) &&
          (row.appeal_note === null || refusals.includes(row.appeal_note)),
      ),
      JSON.stringify(row),
    ).toBe(true)
})

test('payouts went out by the day that was promised', async () => {
  const late = sql`coalesce(paid_at, now()) >= sends_on + interval '1 day' and status <> 'failed'`
  expect(
    await wrong(
      sql`select created_at, sends_on, paid_at, status, now() from payouts where ${late}`,
    ),
  ).toEqual([])
})

test('there is something to find for whoever is not signed in, and something to remember', async () => {
  const open = await numbers(sql`
    select 'campaigns' as name, count(*) as number from listings
      where kind = 'Campaign' and privacy_setting = 'public'
    union all select 'collabs', count(*) from listings
      where kind = 'Collab' and privacy_setting = 'public'
    union all select 'currencies', count(distinct currency) from listings
    union all select 'ledgers', count(*) from ledger_links
    union all select 'notes', count(*) from creator_notes`)
  expect(open).toEqual({ campaigns: 6, collabs: 4, currencies: 3, ledgers: 1, notes: 8 })
})

test('who sees it first has something to do', async () => {
  const mara = await numbers(sql`
    with own as (select organization_id from memberships join users on users.id = user_id
      where email = ${leadEmail} and is_owner)
    select 'to review' as name, count(*) as number from campaign_submissions
      where state = 'pending' and organization_id in (select * from own)
    union all select 'applicants', count(*) from collab_submissions
      where state = 'applied' and organization_id in (select * from own)
    union all select 'unread', count(*) from notifications join users on users.id = user_id
      where email = ${leadEmail} and read_at is null`)
  expect(mara['to review']).toBeGreaterThan(1)
  expect(mara.applicants).toBeGreaterThan(3)
  expect(mara.unread).toBeGreaterThan(0)
  const [roast] = await wrong(sql`
    select unused_amount::float / nullif((select sum(used_amount) from campaign_days
      where campaign_id = campaigns.id and day > (now() at time zone 'UTC')::date - 7), 0) * 7 as days
    from campaigns where name = 'Autumn roast launch'`)
  expect((roast as { days: number }).days).toBeGreaterThan(7)
  expect((roast as { days: number }).days).toBeLessThan(14)

  const suki = await numbers(sql`
    with suki as (select id from users where email = 'suki@example.com')
    select 'available' as name, sum(balance) as number from ledger_accounts
      where kind = 'creator' and owner_id = (select id from suki)
    union all select 'counting', count(*) from campaign_submissions
      where state = 'approved' and user_id = (select id from suki)
    union all select 'to do', count(*) from collab_submissions
      where state = 'changes_requested' and user_id = (select id from suki)`)
  expect(
    Object.values(suki).every((number) => number > 0),
    JSON.stringify(suki),
  ).toBe(true)
})

test('what is told and recorded agrees with what happened, and when', async () => {
  expect(
    await wrong(sql`select id from users where unseen_notifications_count <>
      (select count(*) from notifications where user_id = users.id and seen_at is null)`),
  ).toEqual([])
  expect(
    await wrong(sql`select id from campaign_submissions submission where decided_at is not null and not exists (
      select from audit_events where record_type = 'Submission' and record_id = submission.id
        and action in ('approve_post', 'reject') and created_at = submission.decided_at)`),
  ).toEqual([])
  expect(
    await wrong(sql`select id from campaign_submissions where created_at > now() or approved_at < created_at
      or finalized_at < approved_at or paid_at < finalized_at`),
  ).toEqual([])
  expect(
    await wrong(sql`select number from (select number, issued_at, kind,
        lag(issued_at) over (partition by kind order by year, serial) as before from paper_numbers) one
      where issued_at < before`),
  ).toEqual([])
  const spread = await numbers(sql`
    select 'days' as name, count(distinct created_at::date) as number from audit_events
    union all select 'snapshots', count(distinct taken_at::date) from post_snapshots
    union all select 'elsewhere', count(*) from post_snapshots_other`)
  expect(spread.days).toBeGreaterThan(50)
  expect(spread.snapshots).toBeGreaterThan(25)
  expect(spread.elsewhere).toBe(0)
})

test('a webhook shows what became of the latest events, and sends nothing to anyone', async () => {
  const { rows } = await context.db.execute(sql`
    select w.is_enabled, count(distinct d.id)::int as deliveries, count(t.id)::int as tries,
      count(t.id) filter (where t.status = 200)::int as taken,
      bool_and(t.created_at >= d.created_at) as follows
    from webhooks w join webhook_deliveries d on d.webhook_id = w.id
    join webhook_tries t on t.delivery_id = d.id group by w.id`)
  expect(rows).toEqual([{ is_enabled: false, deliveries: 14, tries: 18, taken: 14, follows: true }])
})
