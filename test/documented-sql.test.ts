import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { projectRoot } from '../src/framework/project-root.ts'
import { db } from './support/helper.ts'

const text = readFileSync(join(projectRoot, 'docs/money.md'), 'utf8')
const named = new Set([...text.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, name]) => name))

const names = async (statement: ReturnType<typeof sql>) =>
  (await db.execute<{ name: string }>(statement)).rows.map(({ name }) => name)

test('every name of the database in docs/money.md is in force', async () => {
  const known = await names(sql`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
    union select tgname from pg_trigger where not tgisinternal
    union select conname from pg_constraint
    union select relname from pg_class where relnamespace = 'public'::regnamespace
    union select attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  expect(named.size).toBeGreaterThan(30)
  expect([...named].filter((name) => !known.includes(name as string))).toEqual([])
})

test('no rule of the tables of money is missing there', async () => {
  const rules = await names(sql`
    select distinct proname as name from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relname in ('ledger_accounts', 'ledger_transfers', 'grants', 'fundings',
      'refunds', 'disputes', 'payouts', 'payout_batches', 'papers', 'paper_numbers')`)
  expect(rules.length).toBeGreaterThan(8)
  expect(rules.filter((name) => !named.has(name))).toEqual([])
})

test('a trigger stands beside the function that it runs', async () => {
  const { rows } = await db.execute<{ name: string; runs: string }>(sql`
    select tgname as name, proname as runs from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal`)
  const runs = new Map(rows.map((row) => [row.name, row.runs]))
  const table = text.split('| Function | Holds | Run by |\n')[1]?.split('\n\n')[0] ?? ''
  const wrong = table
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const [, functions = '', , triggers = ''] = row.split('|')
      return [...triggers.matchAll(/`(\w+)`/g)]
        .map(([, trigger]) => trigger as string)
        .filter((trigger) => !functions.includes(`\`${runs.get(trigger)}\``))
    })
  expect(wrong).toEqual([])
})
