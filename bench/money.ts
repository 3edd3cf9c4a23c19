import type pg from 'pg'
import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { one } from '../src/framework/database/rows.ts'
import { createFunding } from '../src/money/fundings/model.ts'
import { reconcile } from '../src/money/reconciliation/reconcile.ts'
import type { Member } from '../src/tables/actor.ts'
import { type Campaign, campaigns } from '../src/tables/campaigns/campaigns.ts'
import { organizations } from '../src/tables/organizations/organizations.ts'
import { users } from '../src/tables/users/users.ts'
import { grantReward } from '../test/support/world/grants.ts'
import { geometricMean, printTable, twoPlaces, whole } from './measuring/report.ts'
import { fundByHand, grantByHand } from './money-by-hand.ts'

/**
 * How many fundings and grants are done in a second, beside the same rows written by hand in as few
 * statements as possible; and how long it takes to compare a million transfers with the books.
 */
const seconds = Number(process.env.SECONDS ?? 4)
const rounds = Number(process.env.ROUNDS ?? 3)
const transfers = Number(process.env.TRANSFERS ?? 1_000_000)

// A million transfers are made in one statement, which takes longer than any request may.
const patience = { DATABASE_STATEMENT_SECONDS: '3600' }
const environment = {
  ...process.env,
  ...patience,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_POOL: '32',
}
const context = await openContext(loadConfig(environment), pino({ level: 'silent' }))
const { db, pool } = context
let submission = 0

const user = one(
  await db
    .insert(users)
    .values({ email: `bench-${Date.now()}@example.com` })
    .returning(),
)
// Without members nobody is told: what is measured is money, not mail.
const found = async () => one(await db.insert(organizations).values({ name: 'Bench' }).returning())
const organization = await found()
const member = {
  user: { ...user, two_factor: false },
  organization,
  membership: { id: 0, role: 'admin', is_owner: true },
  credential: { type: 'system', id: null, name: 'Bench', isProved: true },
  user_agent: 'bench',
  ip: '',
} as Member

try {
  await compare()
  await compareBooks()
} finally {
  await context.close()
}

type Act = (worker: number) => Promise<unknown>

async function compare(): Promise<void> {
  const many = await createCampaigns(32)
  const [hot] = (await createCampaigns(1)) as [Campaign]
  const on = (worker: number) => many[worker % many.length] as Campaign
  const cases: [string, number, Act, Act][] = [
    ['funding', 8, (worker) => fund(on(worker)), (worker) => fundByHand(pool, on(worker), user)],
    [
      'grant',
      8,
      (worker) => grant(on(worker)),
      (worker) => grantByHand(pool, on(worker), user, next()),
    ],
    ['grant, one campaign', 32, () => grant(hot), () => grantByHand(pool, hot, user, next())],
  ]
  const rows: string[][] = []
  for (const [name, callers, ours, byHand] of cases) {
    const pairs: [number, number][] = []
    for (let round = 0; round < rounds; round += 1)
      pairs.push([await perSecond(callers, ours), await perSecond(callers, byHand)])
    const done = geometricMean(pairs.map(([first]) => first))
    const doneByHand = geometricMean(pairs.map(([, second]) => second))
    const counted = await statementsOf(() => ours(0))
    rows.push([
      name,
      String(callers),
      whole(done),
      whole(doneByHand),
      twoPlaces(done / doneByHand),
      String(counted),
    ])
  }
  printTable(['', 'callers', 'done/s', 'by hand/s', 'ratio', 'SQL statements'], rows)
}

function fund(campaign: Campaign) {
  const owner = { ...member, organization: { ...organization, id: campaign.organization_id } }
  return createFunding(context, owner, { amount: 1_000_000, provider: 'test' }, campaign)
}

function next(): number {
  submission += 1
  return Date.now() * 1000 + submission
}

function grant(campaign: Campaign) {
  const reward = { submission_id: next(), user_id: user.id, number: 1 }
  return db.transaction((tx) =>
    grantReward(tx, context, campaign, { ...reward, reward_amount: 10, fee_amount: 1 }),
  )
}

async function createCampaigns(number: number): Promise<Campaign[]> {
  const owners = await Promise.all(Array.from({ length: number }, found))
  const values = owners.map(({ id: organization_id }, index) => ({
    name: `Bench ${index}`,
    currency: 'usd',
    organization_id,
  }))
  const made = await db.insert(campaigns).values(values).returning()
  for (const campaign of made) await fund({ ...campaign })
  return made
}

async function perSecond(callers: number, act: Act): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const work = async (worker: number) => {
    while (performance.now() < end) {
      await act(worker)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, worker) => work(worker)))
  return done / seconds
}

async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  let count = 0
  const counting = (client: pg.PoolClient) => {
    const { query } = client
    client.query = ((...args: Parameters<typeof query>) => {
      count += 1
      return query.apply(client, args)
    }) as typeof query
    client.once('release', () => {
      client.query = query
    })
  }
  pool.on('acquire', counting)
  await act()
  pool.off('acquire', counting)
  return count
}

async function compareBooks(): Promise<void> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from ledger_transfers')
  await makeTransfers(Math.max(0, transfers - Number(one(rows).count)))
  global.gc?.()
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 20)
  const started = performance.now()
  const { checked_count, difference_count } = await reconcile(db)
  clearInterval(watch)
  const took = (performance.now() - started) / 1000
  printTable(
    ['', 'records', 'differences', 'seconds', 'memory, MB more'],
    [
      [
        `reconcile over ${whole(Math.max(transfers, Number(one(rows).count)))} transfers`,
        whole(checked_count),
        String(difference_count),
        twoPlaces(took),
        whole((highest - before) / 1024 / 1024),
      ],
    ],
  )
}

/** Budget in, and a reward out of it for each of many submissions, as programs would leave them. */
async function makeTransfers(number: number): Promise<void> {
  const made = await createCampaigns(100)
  const batch = 5000
  for (let from = 0; from < number; from += batch) {
    const campaign = made[(from / batch) % made.length] as Campaign
    await fund(campaign)
    await pool.query(
      `with submissions as (select $1::bigint + n as id from generate_series(1, $2::int) n),
      opened as (
        insert into ledger_accounts (kind, owner_id, owner_type, currency)
        select 'held', id, 'Submission', 'usd' from submissions returning id, owner_id
      ), granted as (
        insert into grants (campaign_id, submission_id, number, user_id, currency, reward_amount, fee_amount, release_at)
        select $3, id, 1, $4, 'usd', 10, 0, now() + interval '7 days' from submissions
      )
      insert into ledger_transfers
        (idempotency_key, event, debit_account_id, credit_account_id, amount, currency)
      select 'grant:' || opened.owner_id || ':1:reward:granted', 'reward_granted', budget.id, opened.id, 10, 'usd'
      from opened, ledger_accounts budget where budget.kind = 'budget' and budget.owner_id = $3`,
      [next(), Math.min(batch, number - from), campaign.id, user.id],
    )
    submission += batch
  }
}
