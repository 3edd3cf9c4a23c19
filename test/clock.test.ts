import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { currentTime, realTime } from '../src/framework/database/columns.ts'
import { db } from './support/helper.ts'

/** Floors that live by the clock that programs and money go by, which a trial can move. */
const businessFloors = ['activity', 'teams', 'creators', 'money', 'programs', 'pages', 'demo']

/** Files there that go by the real time. */
const real = [
  // Credentials, and the way to them.
  'teams/memberships/queries.ts',
  'creators/social-accounts/connecting/access.ts',
  'creators/social-accounts/connecting/flow.ts',
  // Files on their way here, which end after a real day.
  'creators/uploads/model.ts',
  'creators/uploads/queries.ts',
  'creators/uploads/removal.ts',
  'pages/account/obstacles.ts',
  // Files about the work of machines and platforms.
  'pages/health/concerns.ts',
  'pages/health/health.ts',
  'pages/health/jobs.ts',
  'pages/health/queries.ts',
  'pages/platforms/queries.ts',
  'pages/staff/queues.ts',
  // How far Stripe has told us, and how long it is given, by its clock.
  'money/fundings/jobs.ts',
  'money/fundings/refunds/jobs.ts',
  'money/payout-methods/jobs.ts',
  'money/payout-methods/model.ts',
  'money/payouts/sending/jobs.ts',
  'money/stripe-events/jobs.ts',
  // How long the machine took, and when it did.
  'money/reconciliation/reconcile.ts',
  'demo/load.ts',
  // When machines of others are asked, and how long they are left alone.
  'teams/webhooks/deliveries/deliveries.ts',
  'teams/webhooks/deliveries/jobs.ts',
  'teams/webhooks/model.ts',
  // How long a person can say yes, which no clock of a trial ends.
  'pages/agents/confirmations/model.ts',
  'pages/agents/confirmations/queries.ts',
]

const sources = businessFloors.flatMap((floor) =>
  readdirSync(new URL(`../src/${floor}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${floor}/${file}`),
)

/** Other ways to ask what time it is. */
const realClocks =
  /(?<![\w.])now\(\)|clock_timestamp|current_timestamp|current_date|\brealTime\b|\bisExpired\(|Date\.now|new Date\(\)|\bdatabaseTime\b/

test('the floors of the business ask one clock', () => {
  const asked = sources.flatMap((file) => {
    const text = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')
    const lines = text.split('\n').filter((line) => realClocks.test(line))
    return lines.map((line) => `${file}: ${line.trim()}`)
  })
  expect(sources.length).toBeGreaterThan(300)
  expect(asked.filter((found) => !real.some((file) => found.startsWith(`${file}:`)))).toEqual([])
})

/** Tables of credentials and of what leads to them, of limits, and of what machines do. */
const realTables = [
  'access_tokens',
  'confirmations',
  'email_change_undos',
  'fundings',
  'idempotency_keys',
  'identities',
  'installation',
  'payout_methods',
  'payouts',
  'pending_sign_ins',
  'pending_two_factors',
  'pending_uploads',
  'push_keys',
  'reconciliations',
  'refunds',
  'schema_functions',
  'schema_migrations',
  'sessions',
  'simulated_accounts',
  'social_account_accesses',
  'step_ups',
  'stripe_events',
  'told_concerns',
  'trial_mails',
  'uploads',
  'webhook_deliveries',
  'webhook_tries',
]

type Filled = { table: string; column: string; fill: string }

const filled = (
  await db.execute<Filled>(sql`
    select relation.relname as table, attribute.attname as column,
      pg_get_expr(fill.adbin, fill.adrelid) as fill
    from pg_attrdef fill
    join pg_class relation on relation.oid = fill.adrelid
    join pg_attribute attribute on attribute.attrelid = fill.adrelid and attribute.attnum = fill.adnum
    where relation.relnamespace = 'public'::regnamespace and not relation.relispartition
      and attribute.atttypid = 'timestamptz'::regtype`)
).rows

describe('in the database', () => {
  test('columns are filled by one clock, but for those of credentials and machines', () => {
    const others = filled.filter(({ fill }) => fill !== 'troupe_now()')
    expect(others.length).toBeGreaterThan(10)
    expect([...new Set(others.map(({ table }) => table))].sort()).toEqual(
      realTables.filter((table) => others.some((other) => other.table === table)),
    )
    // Of these, one column only.
    for (const name of ['fundings', 'payout_methods', 'payouts', 'refunds', 'simulated_accounts'])
      expect(others.filter(({ table }) => table === name)).toHaveLength(1)
  })

  test('functions ask one clock', async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~ '(^|[^_a-z])now\\(\\)|clock_timestamp'
      order by 1`)
    // The function that gives numbers to papers adds to the real time what the clock was moved by.
    expect(rows.map(({ name }) => name)).toEqual(['give_number', 'troupe_now'])
  })

  test('the code says of each column by which clock it is filled', async () => {
    const modules = import.meta.glob<Record<string, unknown>>('../src/tables/**/*.ts')
    const loaded = await Promise.all(Object.values(modules).map((load) => load()))
    const tables = loaded
      .flatMap((module) => Object.values(module))
      .filter((value) => value instanceof PgTable)
    const differing = tables.map(getTableConfig).flatMap(({ name, columns }) =>
      columns.flatMap((column) => {
        if (column.default !== currentTime && column.default !== realTime) return []
        const stored = filled.find((one) => one.table === name && one.column === column.name)
        const isReal = stored?.fill !== 'troupe_now()'
        return isReal === (column.default === realTime) ? [] : [`${name}.${column.name}`]
      }),
    )
    expect(differing).toEqual([])
  })
})
