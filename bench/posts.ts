import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { actingAs, actingIn } from '../src/demo/world.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { one } from '../src/framework/database/rows.ts'
import { budgetAccount, externalAccount } from '../src/money/bookkeeping/accounts.ts'
import { moveMoney } from '../src/money/bookkeeping/transfers.ts'
import { grantRewardsDaily } from '../src/programs/campaign-submissions/paying/jobs.ts'
import { createCampaign } from '../src/programs/campaigns/model.ts'
import { CampaignCreate } from '../src/programs/campaigns/schema.ts'
import { claimDue } from '../src/programs/posts/queries.ts'
import { memberships } from '../src/tables/organizations/memberships.ts'
import { users } from '../src/tables/users/users.ts'
import { createOrganization } from '../src/teams/organizations/model.ts'
import { watchOwnCosts } from './measuring/own-costs.ts'
import { printTable, twoPlaces, whole } from './measuring/report.ts'

/**
 * Many posts at once: how long it takes to claim those that are due, among as many that are not, and to pay
 * those that count, beside plain creates. The time of platforms is left out.
 */
const posts = Number(process.env.POSTS ?? 100_000)
const campaigns = 20
const creates = Math.min(500, posts)

// Nobody else works off jobs meanwhile.
const environment = {
  ...process.env,
  ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '8', ROLE: 'web' },
}
const context = await openContext(loadConfig(environment), pino({ level: 'silent' }))
const { db, pool } = context
const costsOf = watchOwnCosts(context.log)

try {
  await prepare()
  printTable(
    ['', 'number', 'seconds', 'transactions', 'statements each', 'µs each'],
    [
      await measure('campaign, created one by one', createAll, creates),
      await measure('claimed, 200 at a time', claimAll, posts),
      await measure('paid, day by day', payAll, posts),
    ],
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

/** The plain create that everything else is beside. */
async function createAll(): Promise<number> {
  const user = one(
    await db
      .insert(users)
      .values({ email: `bench-${crypto.randomUUID()}@example.com` })
      .returning(),
  )
  const organization = await createOrganization(context, actingAs(user), { name: 'Bench' } as never)
  const [membership] = await db
    .select()
    .from(memberships)
    .where(eq(memberships.organization_id, organization.id))
  const member = actingIn(user, organization, membership as never)
  const fields = CampaignCreate.parse({ name: 'Bench' })
  for (let at = 0; at < creates; at += 1) await createCampaign(context, member, fields)
  return creates
}

async function measure(
  name: string,
  act: () => Promise<number>,
  number: number,
): Promise<string[]> {
  const started = performance.now()
  const { result: transactions, statements, microseconds } = await costsOf(act)
  const seconds = (performance.now() - started) / 1000
  const each = [twoPlaces(statements / number), whole(microseconds / number)]
  return [name, whole(number), twoPlaces(seconds), whole(transactions), ...each]
}
