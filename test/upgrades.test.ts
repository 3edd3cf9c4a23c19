import { appendFileSync, cpSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../src/framework/database/migrations/migrate.ts'
import { projectRoot } from '../src/framework/project-root.ts'
import { StartRefused } from '../src/framework/start-refused.ts'
import { temporaryDirectory } from './support/processes/server-process.ts'
import { openEmptyDatabase } from './support/run/empty-database.ts'

const files = join(projectRoot, 'db')
const functionFiles = globSync('functions/**/*.sql', { cwd: files }).map((file) =>
  file.replace('functions/', ''),
)

const later = globSync('migrations/*.sql', { cwd: files })
  .map((file) => file.replace('migrations/', ''))
  .filter((file) => file > '0001_baseline.sql')
  .sort()

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
const upgrade = (directory = files) => migrate(database.client, directory)
const versions = async () =>
  (await database.query('select version from schema_migrations order by 1')).map(
    ({ version }) => version,
  )

beforeAll(async () => {
  database = await openEmptyDatabase('upgrades')
  await upgrade()
})
afterAll(() => database.close())

describe('every function of the database', () => {
  const tables = readFileSync(join(files, 'migrations/0001_baseline.sql'), 'utf8')

  test('is in a file of its name, or made with the tables that need it', async () => {
    const known = await database.query<{ name: string; is_part: boolean }>(`
      select proname as name, exists (
        select from pg_depend where refobjid = pg_proc.oid
          and classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass)) as is_part
      from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
    const isMade = (name: string) => tables.includes(`create function ${name}(`)
    const own = known.filter(({ name }) => !isMade(name)).map(({ name }) => name)
    expect(own.sort()).toEqual(
      functionFiles.map((file) => file.replace(/^.*\/|\.sql$/g, '')).sort(),
    )
    // Whoever changes one of these has to look at the rows that are there.
    expect(known.filter(({ name, is_part }) => is_part && !isMade(name))).toEqual([])
  })

  test('has its triggers beside it', async () => {
    const known = await database.query<{ trigger: string; runs: string }>(`
      select tgname as trigger, proname as runs from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where not tgisinternal and tgparentid = 0`)
    const texts = new Map(
      functionFiles.map((file) => [
        file.replace(/^.*\/|\.sql$/g, ''),
        readFileSync(join(files, 'functions', file), 'utf8'),
      ]),
    )
    const elsewhere = known.filter(
      ({ trigger, runs }) => !texts.get(runs)?.match(`trigger ${trigger}\\s`),
    )
    expect(elsewhere).toEqual([])
  })
})

describe('a function whose file has changed', () => {
  test('is made anew, and nothing else is', async () => {
    const changed = join(temporaryDirectory(), 'db')
    cpSync(files, changed, { recursive: true })
    appendFileSync(
      join(changed, 'functions/briefs/excerpt_of.sql'),
      "comment on function excerpt_of is 'new';",
    )

    expect(await upgrade(changed)).toEqual(['briefs/excerpt_of.sql'])
    expect(await upgrade(changed)).toEqual([])
    expect(await database.query(`select obj_description('excerpt_of'::regproc) as said`)).toEqual([
      { said: 'new' },
    ])
    expect(await upgrade()).toEqual(['briefs/excerpt_of.sql'])
  })

  test('stays as it was where the file fails, and is named', async () => {
    const broken = join(temporaryDirectory(), 'db')
    cpSync(files, broken, { recursive: true })
    appendFileSync(join(broken, 'functions/briefs/excerpt_of.sql'), 'drop function tell; nonsense;')

    await expect(upgrade(broken)).rejects.toThrow('excerpt_of.sql failed')
    expect(await database.query(`select 'tell'::regproc::text as name`)).toEqual([{ name: 'tell' }])
    expect(await upgrade()).toEqual([])
  })
})

/**
 * The statements that undo a part of a migration: tables, indexes, sequences and columns that it adds go
 * again.
 */
function undoing(statement: string): string[] {
  const [, kind, name] =
    /^\s*create (?:unlogged |unique )?(table|index|sequence) (?:if not exists )?(?!on\b)(\w+)/.exec(
      statement,
    ) ?? []
  if (kind !== undefined) return [`drop ${kind} if exists ${name} cascade`]
  const [, table] = /^\s*alter table (?:only )?(\w+)/.exec(statement) ?? []
  const columns = statement.matchAll(/\badd column (?:if not exists )?(\w+)/g)
  return [...columns].map(
    ([, column]) => `alter table if exists ${table} drop column if exists ${column} cascade`,
  )
}

/**
 * Takes back what migrations after the baseline have added. Triggers that read it go with it, and come back
 * with the functions. A migration that takes away or changes something says here how it was before.
 */
const undone = [
  ...later.toReversed().flatMap((file) =>
    readFileSync(join(files, 'migrations', file), 'utf8')
      .replaceAll(/--.*/g, '')
      .split(';')
      .flatMap(undoing),
  ),
  `alter table decisions drop constraint decisions_action_check,
    add constraint decisions_action_check check (action in ('approve', 'reject', 'flag'))`,
  `alter table collab_submissions
    add constraint collab_submissions_rounds_count_check check (rounds_count between 0 and 2)`,
  'alter table rate_limits set logged',
  'alter table campaigns add column warned_budget_amount amount not null default 0',
  'alter table campaign_submissions add column picture_key text',
  'alter table listings add column cpm_amount amount not null default 0',
]

describe('a database from before the baseline', () => {
  /** Its tables were the same; it only knew of the files that made them. */
  async function putBack(...known: string[]) {
    await database.query('delete from schema_migrations')
    await database.query('drop table schema_functions')
    await database.query(`alter table campaign_submissions drop constraint campaign_submissions_approved_by_check,
      add constraint campaign_submissions_approved_by_check
        check (approved_by in ('organization', 'team', 'clock')) not valid`)
    for (const statement of undone) await database.query(statement)
    for (const version of ['0001_foundation.sql', ...known])
      await database.query('insert into schema_migrations (version) values ($1)', [version])
  }

  test('goes on with all that is in it', async () => {
    await database.query(`insert into users (email, name) values ('mara@example.com', 'Mara')`)
    await database.query(`insert into organizations (name) values ('Northwind')`)
    await putBack('0054_search_names.sql', ...readdirSync(join(files, 'catch-up')))
    // With all that a submission belongs to it would be a long story.
    await database.query('set session_replication_role = replica')
    await database.query(`insert into campaign_submissions (campaign_id, organization_id, platform_id,
      account_handle, post_url, post_uid, state, approved_at, approved_by)
      values (1, 1, 'tiktok', 'mara', 'https://example.com/', '1', 'approved', now(), 'team')`)
    await database.query(`insert into campaigns (id, organization_id, name, currency)
      overriding system value values (1, 1, 'Autumn roast', 'usd')`)
    await database.query(`insert into campaign_platform_days
      (campaign_id, organization_id, platform_id, day, posts_count) values
      (1, 1, 'tiktok', '2026-01-05', -1), (1, 1, 'tiktok', '2026-01-06', 2)`)
    await database.query(`insert into payouts (user_id, provider, amount, currency, destination, payee,
      label, reference, created_at)
      values (1, 'manual', 1000, 'usd', '', '', 'DE89', 'PAY-1', '2026-11-17T23:30:00Z')`)
    await database.query('set session_replication_role = origin')

    expect(await upgrade()).toEqual([...later, ...functionFiles].sort())
    expect(await versions()).toEqual(['0001_baseline.sql', ...later])
    expect(await database.query('select name from users')).toEqual([{ name: 'Mara' }])
    expect(await database.query('select name from organizations')).toEqual([{ name: 'Northwind' }])
    expect(await database.query('select approved_by from campaign_submissions')).toEqual([
      { approved_by: 'staff' },
    ])
    expect(await database.query('select sends_on::text from payouts')).toEqual([
      { sends_on: '2026-11-19' },
    ])
    expect(
      await database.query(`select posts_count::int, day = now()::date as is_today
        from campaign_platform_days where posts_count <> 0`),
    ).toEqual([{ posts_count: 1, is_today: true }])
    expect(await upgrade()).toEqual([])
  })

  test('is refused where it is older, and is left as it was', async () => {
    await putBack('0053_appeals.sql')
    const before = await versions()
    await expect(upgrade()).rejects.toThrow(StartRefused)
    expect(await versions()).toEqual(before)
  })
})
