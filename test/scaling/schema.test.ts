import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { context } from '../support/helper.ts'
import { documented, namesIn, read, rowsBelow } from './plan.ts'
import { reachingFunctions } from './reach.ts'
import { broken, citus } from './rules.ts'

// Everything is done in one transaction, which is taken back. Rows of other tests are out of the way in it.
const { pool } = context as { pool: pg.Pool }
let client: pg.PoolClient
const query = async <Row extends pg.QueryResultRow>(text: string) =>
  (await client.query<Row>(text)).rows

const rows = `
  insert into organizations (id, name) overriding system value values (7, 'Northwind');
  insert into campaigns (id, organization_id, name, currency) overriding system value values (1, 7, 'Brew', 'usd');
  insert into campaign_submissions (id, campaign_id, organization_id, platform_id, account_handle, post_url, post_uid)
    values (2, 1, 7, 'tiktok', 'mara', 'https://example.com/', '1');
  insert into posts (submission_id, platform_id, uid) values (2, 'tiktok', '1');
  insert into post_snapshots (submission_id, views, provider, view_definition) values (2, 5, 'tiktok', 'plays');
  insert into messages (submission_id, side, body) values (2, 'creator', 'Hi');
  insert into audit_events (user_name, action, record_type, record_id, changes, credential_type, credential_name, user_agent, ip)
    values ('', 'create', 'Session', 1, '{}', '', '', '', '')`

let functions: Map<string, string[]>

beforeAll(async () => {
  client = await pool.connect()
  await query('begin')
  functions = await reachingFunctions(client, documented)
  await query('set local session_replication_role = replica')
  const tables = await query<{ name: string }>(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
  await query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  await query(rows)
  await query('set local session_replication_role = origin')
  await query(`${citus}; set local search_path = public, citus`)
  await query(read('deploy/citus/plan.sql'))
  await query(read('deploy/citus/distribute.sql'))
})

afterAll(async () => {
  await query('rollback')
  client.release()
})

test('every table says in docs/scaling.md where it lies, as the plan has it', async () => {
  const planned = await query<{ name: string; placement: string }>(
    'select name, placement from plan order by name',
  )
  expect([...documented].sort(([a], [b]) => (a < b ? -1 : 1))).toEqual(
    planned.map(({ name, placement }) => [name, placement]),
  )
})

test('the script makes a schema that breaks no rule of Citus', async () => {
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    `select count(*)::int from placed where placement = 'distributed'`,
  )
  expect(count).toBeGreaterThan(30)
  expect(await broken(client)).toEqual([])
})

test('rows know their organization by what they belong to, and those of nobody are under 0', async () => {
  for (const table of ['posts', 'post_snapshots', 'messages'])
    expect(await query(`select organization_id::int from ${table}`)).toEqual([
      { organization_id: 7 },
    ])
  expect(await query('select organization_id::int from audit_events')).toEqual([
    { organization_id: 0 },
  ])
})

test('the checker finds each rule that is broken', async () => {
  await query('savepoint breaking')
  await query(`
    create table novelties (id bigint primary key);
    create unique index one_name on campaigns (name);
    alter table posts drop constraint posts_pkey;
    alter table posts alter organization_id drop not null;
    alter table contents add constraint about foreign key (submission_id, id) references collab_submissions (organization_id, id);
    alter table grants add constraint whose foreign key (campaign_id, organization_id) references campaigns on delete set null;
    alter table messages add constraint written foreign key (user_id) references users;
    alter table uploads add constraint sent foreign key (id) references organizations;
    alter table exchange_rates add column by bigint, add constraint told foreign key (by) references users (id);
    create trigger rates_kept before insert on exchange_rates for each row execute function refuse_change()`)
  expect((await broken(client)).map((found) => found.split(': ')[1])).toEqual([
    'one_name',
    'posts.organization_id',
    'about',
    'whose',
    'written',
    'sent',
    'told',
    'rates_kept',
    'novelties',
  ])
  await query('rollback to breaking')
})

test('a new table is refused until the plan has it', async () => {
  await query('savepoint novelty')
  await query('create table novelties (id bigint primary key)')
  await query('drop table plan, left_out, foreign_keys')
  await query(read('deploy/citus/plan.sql'))
  await expect(query(read('deploy/citus/distribute.sql'))).rejects.toThrow(
    'plan.sql does not say where these lie: novelties',
  )
  await query('rollback to novelty')
})

test('what Citus leaves out is in docs/scaling.md, and nothing else is', async () => {
  const left = await query<{ what: string }>('select what from left_out')
  const told = rowsBelow('| Left out | Of | Instead |').flatMap(([, of = '']) => namesIn(of))
  expect(told.sort()).toEqual(left.map(({ what }) => what).sort())
})

test('triggers that reach to other machines are in docs/scaling.md, and no others', () => {
  const told = rowsBelow('| Function | Reaches |').map(([name = '', reaches = '']) => [
    namesIn(name)[0],
    namesIn(reaches).sort(),
  ])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(functions))
})
