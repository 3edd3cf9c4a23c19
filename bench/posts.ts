import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { one } from '../src/framework/database/rows.ts'
import { budgetAccount, externalAccount } from '../src/money/bookkeeping/accounts.ts'
import { moveMoney } from '../src/money/bookkeeping/transfers.ts'
import { grantRewardsDaily } from '../src/programs/campaign-submissions/paying/jobs.ts'
import { claimDue } from '../src/programs/posts/queries.ts'
import { printTable, twoPlaces, whole } from './measuring/report.ts'

/**
 * Many posts at once: how long it takes to claim those that are due, among as many that are not, and to pay
 * those that count. The time of platforms is left out.
 */
const posts = Number(process.env.POSTS ?? 100_000)
const campaigns = 20

const environment = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '8' }
const context = await openContext(loadConfig(environment), pino({ level: 'silent' }))
const { db, pool } = context

try {
  await prepare()
  printTable(
    ['', 'posts', 'seconds', 'transactions'],
    [await measure('claimed, 200 at a time', claimAll), await measure('paid, day by day', payAll)],
  )
} finally {
  await context.close()
}

async function prepare(): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email) values ('bench-' || clock_timestamp() || '@example.com') returning id`,
  )
  const user = one(rows).id
  await pool.query(`insert into organizations (name) values ('Bench')`)
  await pool.query(
    `insert into campaigns (organization_id, name, currency, status, published_at, fee_bps, least_budget_amount, cpm_amount)
    select (select max(id) from organizations), 'Bench ' || n, 'usd', 'active', now(), 500, 1, 100 from generate_series(1, $1::int) n`,
    [campaigns],
  )
  await db.transaction(async (tx) => {
    const { rows: made } = await pool.query<{ id: string }>(
      `select id from campaigns where name like 'Bench %'`,
    )
    const from = externalAccount('test', 'usd')
    await moveMoney(
      tx,
      made.map(({ id }) => ({
        key: `bench:${id}`,
        event: 'funding_succeeded',
        from,
        to: budgetAccount({ id: Number(id), currency: 'usd' }),
        amount: 1_000_000_000,
      })),
    )
  })
  await pool.query(
    `insert into campaign_submissions (organization_id, campaign_id, user_id, platform_id, account_handle, post_url,
      post_uid, state, approved_at, decided_at, counts_until, grant_at, verified_views)
    select campaign.organization_id, campaign.id, $1, 'youtube', 'bench', 'https://youtu.be/' || n, clock_timestamp() || ':' || n,
      'approved', now(), now(), now() + interval '30 days', now() - interval '1 minute', 10000 + n
    from generate_series(1, $2::int) n
    join (select id, organization_id, row_number() over (order by id) - 1 as place from campaigns where name like 'Bench %') campaign
      on campaign.place = n % (select count(*) from campaigns where name like 'Bench %')`,
    [user, posts],
  )
  // As many again that are not due.
  await pool.query(
    `insert into posts (submission_id, platform_id, uid, poll_at)
    select id, 'youtube', id::text, now() - interval '1 second' * (id % 3600) from campaign_submissions
    union all
    select -id, 'youtube', (-id)::text, now() + interval '1 hour' from campaign_submissions
    on conflict do nothing`,
  )
  await pool.query('analyze')
}

async function claimAll(): Promise<number> {
  let claims = 0
  for (;;) {
    claims += 1
    if ((await claimDue(db, 'youtube', 200)).length === 0) return claims
  }
}

async function payAll(): Promise<number> {
  let transactions = 0
  const counting = {
    ...context,
    db: Object.assign(Object.create(db), {
      transaction: (work: Parameters<typeof db.transaction>[0]) => {
        transactions += 1
        return db.transaction(work)
      },
    }),
  }
  await grantRewardsDaily.perform(counting, {})
  return transactions
}

async function measure(name: string, act: () => Promise<number>): Promise<string[]> {
  const started = performance.now()
  const transactions = await act()
  const seconds = (performance.now() - started) / 1000
  return [name, whole(posts), twoPlaces(seconds), whole(transactions)]
}
