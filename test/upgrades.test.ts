import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseBefore } from './support/earlier-database.ts'

let database: Awaited<ReturnType<typeof databaseBefore>>

beforeAll(async () => {
  database = await databaseBefore('0063')
  await addOwnerless()
  await addUncleanNames()
  await database.upgrade()
})
afterAll(() => database.close())

/** Organizations 1 and 2 have no owner, 3 has one. Who joined first was given the higher number. */
async function addOwnerless() {
  await database.query(`insert into users (email, name)
    select 'user-' || number || '@example.com', 'User ' || number from generate_series(1, 6) number`)
  await database.query(`insert into organizations (name) values ('Admins'), ('Members'), ('Owned')`)
  // Of members alone there can be none, and there may be one from before that was refused.
  await database.query('set session_replication_role = replica')
  await database.query(`insert into memberships (organization_id, user_id, role, is_owner, created_at) values
    (1, 1, 'member', false, now() - interval '9 days'),
    (1, 2, 'admin', false, now() - interval '1 day'),
    (1, 3, 'admin', false, now() - interval '2 days'),
    (2, 4, 'member', false, now()),
    (2, 5, 'member', false, now() - interval '1 day'),
    (3, 1, 'admin', true, now()),
    (3, 6, 'admin', false, now() - interval '1 day')`)
  await database.query('set session_replication_role = origin')
}

async function addUncleanNames() {
  const names = [
    ' Mara\r\nLindqvist',
    'Ola （sta\u200bff）(staff)',
    '\u3164\u200b',
    '(staff)',
    'Jose\u0301 👩‍🚀',
  ]
  for (const [index, name] of names.entries())
    await database.query('insert into users (email, name) values ($1, $2)', [
      `${index}@x.com`,
      name,
    ])
  for (const name of ['ﬁne', '\u2800', 'Troupe ( Staff )', '(staff)'])
    await database.query('insert into organizations (name) values ($1)', [name])
  await database.query(
    `insert into access_tokens (user_id, token_hash, description, permission) values (1, '', $1, 'read')`,
    ['a\n\nb'],
  )
  await database.query(
    `insert into addresses (user_id, name, line1, line2, city, country) values (1, $1, $2, $1, 'Rome', 'IT')`,
    ['\u200b', 'Main\u00a0Street 1'],
  )
  // With all that a submission belongs to it would be a long story.
  await database.query('set session_replication_role = replica')
  await database.query(
    `insert into campaign_submissions (campaign_id, organization_id, user_id, platform_id, account_handle, post_url,
      post_uid) values (1, 1, 1, 'tiktok', $1, 'https://example.com/', '1')`,
    ['ro\u034fbin'],
  )
  await database.query('set session_replication_role = origin')
}

describe('organizations without an owner', () => {
  test('get the admin, or else the member, who has been there longest', async () => {
    const owners = await database.query(
      'select organization_id::int, user_id::int, role from memberships where is_owner order by 1',
    )
    expect(owners).toEqual([
      { organization_id: 1, user_id: 3, role: 'admin' },
      { organization_id: 2, user_id: 5, role: 'admin' },
      { organization_id: 3, user_id: 1, role: 'admin' },
    ])
  })

  test('say so in their audit logs, and to whoever owns them now', async () => {
    const events =
      await database.query(`select organization_id::int, user_id, user_name, action, changes
      from audit_events where record_type = 'Membership' order by organization_id`)
    const event = { user_id: null, user_name: 'Troupe', action: 'hand_over' }
    const user3 = { user: ['User 3', 'User 3'], is_owner: [false, true] }
    const user5 = { user: ['User 5', 'User 5'], is_owner: [false, true], role: ['member', 'admin'] }
    expect(events).toEqual([
      { ...event, organization_id: 1, changes: user3 },
      { ...event, organization_id: 2, changes: user5 },
    ])
    const told = await database.query(`select user_id::int from deadlines
      join memberships on memberships.id = record_id where kind = 'owner_appointed' order by 1`)
    expect(told).toEqual([{ user_id: 3 }, { user_id: 5 }])
  })
})

describe('names', () => {
  test('are mended, and the mark of staff is taken off', async () => {
    const names = await database.query('select name from users where id > 6 order by id')
    expect(names.map(({ name }) => name)).toEqual(['Mara Lindqvist', 'Ola', '', '', 'José 👩‍🚀'])
  })

  test('of which nothing is left are called Unnamed where there must be one', async () => {
    const named = await database.query('select name from organizations where id > 3 order by id')
    expect(named.map(({ name }) => name)).toEqual([
      'fine',
      'Unnamed',
      'Troupe',
      'Unnamed',
    ])
    expect(await database.query('select description from access_tokens')).toEqual([
      { description: 'a b' },
    ])
    expect(await database.query('select name, line1, line2 from addresses')).toEqual([
      { name: 'Unnamed', line1: 'Main Street 1', line2: null },
    ])
    expect(await database.query('select account_handle from campaign_submissions')).toEqual([
      { account_handle: 'robin' },
    ])
  })

  test('that break the rule are refused from then on', async () => {
    for (const name of ['Mara ', 'Ma\u200bra', 'Ma\nra', 'Ｍara', 'Mara (staff)'])
      await expect(
        database.query('update users set name = $1 where id = 1', [name]),
      ).rejects.toThrow(/users_name_/)
    await expect(database.query(`update organizations set name = 'a  b'`)).rejects.toThrow(
      'organizations_name_clean',
    )
  })
})
