import { sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { campaignSubmissionStates } from '../src/tables/campaigns/campaign-submissions.ts'
import { approvedStates, rejectedStates } from '../src/tables/campaigns/decided-posts.ts'
import { db } from './support/helper.ts'

// A test file must not be imported here, because its tests would count as tests of this file.
const texts = import.meta.glob<string>(['../src/**/*.ts', '!../src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>('../src/**/*.ts')

/** Every table that the code defines is compared with the database. */
const paths = Object.keys(texts).filter((path) => texts[path]?.includes(' = pgTable('))
const defining = await Promise.all(paths.map((path) => modules[path]?.()))
const tables = defining
  .flatMap((module) => Object.values(module ?? {}))
  .filter((value) => value instanceof PgTable)
  .map(getTableConfig)

type Column = { table_name: string; column_name: string; type: string; is_nullable: boolean }

const columns = (
  await db.execute<Column>(sql`
    select c.table_name, c.column_name, c.is_nullable = 'YES' as is_nullable,
      case y.typtype
        when 'd' then format_type(y.typbasetype, y.typtypmod)
        else format_type(a.atttypid, a.atttypmod)
      end as type
    from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attname = c.column_name
    join pg_type y on y.oid = a.atttypid
    where c.table_schema = 'public' and not t.relispartition`)
).rows

/** As PostgreSQL itself spells it. */
function typeOf(column: PgColumn): string {
  return column
    .getSQLType()
    .replace(/^timestamp \((\d)\) with time zone$/, 'timestamp($1) with time zone')
    .replace(/^varchar/, 'character varying')
    .replace(/^numeric\((\d+), (\d+)\)/, 'numeric($1,$2)')
}

test.each(tables)('$name is in the database as the code has it', ({ name, columns: defined }) => {
  const known = columns.filter(({ table_name }) => table_name === name)
  expect(known.length).toBeGreaterThan(0)

  for (const column of defined) {
    const { type, is_nullable } = known.find(({ column_name }) => column_name === column.name) ?? {}
    expect({ column: column.name, type, is_nullable }).toEqual({
      column: column.name,
      type: typeOf(column),
      // Not compared for generated columns, which are null where their parts are.
      is_nullable: column.generated === undefined ? !column.notNull : is_nullable,
    })
  }
  // Columns that the code leaves out need a default, or no row could be written.
  const defaults = known.filter(
    ({ column_name }) => !defined.some(({ name }) => name === column_name),
  )
  expect(defaults.map(({ column_name }) => column_name)).toEqual(
    name === 'installation' ? ['only_row'] : [],
  )
})

test('every table of the database has its definition', () => {
  const known = new Set(columns.map(({ table_name }) => table_name))
  const defined = tables.map(({ name }) => name)
  expect([...known].sort()).toEqual([...defined, 'schema_functions', 'schema_migrations'].sort())
})

test('the database calls the same states approved and rejected', async () => {
  const { rows } = await db.execute<{ state: string; approved: boolean; rejected: number }>(sql`
    select state, is_approved_state(state) as approved,
      is_rejected(json_populate_record(null::campaign_submissions, json_build_object('state', state))) as rejected
    from unnest(${sql.param(campaignSubmissionStates)}::text[]) state`)

  const among = (known: readonly string[]) =>
    campaignSubmissionStates.filter((one) => known.includes(one))
  const those = (which: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(which).map(({ state }) => state)
  expect(those(({ approved }) => approved)).toEqual(among(approvedStates))
  expect(those(({ rejected }) => rejected === 1)).toEqual(among(rejectedStates))
})
