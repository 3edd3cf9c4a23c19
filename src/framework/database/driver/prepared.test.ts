import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { db, withToken } from '../../../../test/support/helper.ts'
import {
  createCampaign,
  createInvitation,
  createMembership,
  createSocialAccount,
  createSocialAccountSnapshot,
  createUser,
} from '../../../../test/support/world/factories.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { invitations } from '../../../tables/organizations/invitations.ts'
import { socialAccountSnapshots } from '../../../tables/users/social-accounts.ts'
import { users } from '../../../tables/users/users.ts'
import { prepared, query } from './prepared.ts'
import { statement } from './statement.ts'

const answer = prepared(
  'test_answer',
  query.select({ answer: sql<number>`42` }).from(sql`(values (1)) as one`),
)

describe('A prepared read', () => {
  test.for<[string, PgTable]>([
    ['arrays, amounts and moments', campaigns],
    ['hashes', invitations],
    ['decimals', socialAccountSnapshots],
    ['JSON', auditEvents],
    ['switches', users],
  ])('gives the same %s as any other', async ([kind, table]) => {
    const { user, organization_id } = await createMembership(db)
    await createCampaign(db, { organization_id, countries: ['US', 'DE'] })
    await createInvitation(db, { organization_id })
    const account = await createSocialAccount(db, user)
    await createSocialAccountSnapshot(db, account, { engagement_rate: '4.20' })
    await (await withToken(user)).post('/organizations.json', { organization: { name: 'Loom' } })
    const newest = sql`id desc`

    const read = prepared(`test_${kind}`, query.select().from(table).orderBy(newest).limit(3))

    const rows = await read(db, {})
    expect(rows).not.toEqual([])
    expect(rows).toEqual(await db.select().from(table).orderBy(newest).limit(3))
  })

  test('gives nothing for what was joined and not found, and all of what was', async () => {
    const { organization_id } = await createMembership(db)
    const inviter = { id: users.id, name: users.name, secret: users.totp_secret }
    const { user } = await createMembership(db, { organization_id })
    await createInvitation(db, { organization_id })
    await createInvitation(db, { organization_id, invited_by_id: user.id })

    const read = prepared(
      'test_joined',
      query
        .select({
          id: invitations.id,
          inviter,
          known: sql<boolean>`${isNotNull(users.id)}`.as('known'),
        })
        .from(invitations)
        .leftJoin(users, eq(users.id, invitations.invited_by_id))
        .where(eq(invitations.organization_id, sql.placeholder('organizationId')))
        .orderBy(asc(invitations.id)),
    )

    expect(await read(db, { organizationId: organization_id })).toEqual([
      { id: expect.any(Number), inviter: null, known: false },
      {
        id: expect.any(Number),
        inviter: { id: user.id, name: user.name, secret: null },
        known: true,
      },
    ])
  })

  test('takes numbers, texts, switches, bytes and nothing', async () => {
    const values = {
      number: 7,
      text: "it's",
      on: true,
      bytes: Buffer.from([0, 255]),
      nothing: null,
    }
    const read = prepared(
      'test_values',
      query
        .select({
          number: sql`${sql.placeholder('number')}::bigint + 1`,
          text: sql`${sql.placeholder('text')}::text`,
          on: sql`${sql.placeholder('on')}::boolean`,
          bytes: sql`${sql.placeholder('bytes')}::bytea`,
          nothing: sql`${sql.placeholder('nothing')}::text`,
        })
        .from(sql`(values (1)) as one`),
    )

    expect(await read(db, values)).toEqual([{ ...values, number: 8 }])
  })

  test('is not harmed by a statement that fails', async () => {
    expect(await answer(db, {})).toEqual([{ answer: 42 }])
    await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow()
    expect(await answer(db, {})).toEqual([{ answer: 42 }])
  })

  test('works again after it failed', async () => {
    const divided = prepared(
      'test_divided',
      query
        .select({ half: sql<number>`10 / ${sql.placeholder('by')}::int` })
        .from(sql`(values (1)) as one`),
    )

    await expect(divided(db, { by: 0 })).rejects.toThrow('division by zero')
    expect(await divided(db, { by: 5 })).toEqual([{ half: 2 }])
    await expect(divided(db, { by: 0 })).rejects.toThrow('division by zero')
    expect(await divided(db, { by: 2 })).toEqual([{ half: 5 }])
  })

  test('is a part of the transaction that it is given', async () => {
    const name = prepared(
      'test_name_in_transaction',
      query
        .select({ name: users.name })
        .from(users)
        .where(eq(users.id, sql.placeholder('id'))),
    )
    const user = await createUser(db, { name: 'Before' })
    const seen = await db.transaction(async (tx) => {
      await tx.update(users).set({ name: 'After' }).where(eq(users.id, user.id))
      return name(tx, { id: user.id })
    })
    expect(seen).toEqual([{ name: 'After' }])
  })
})

test('Two statements of one name are refused, because the database would take one for the other', () => {
  statement('test_twice', 'select 1')
  expect(() => statement('test_twice', 'select 2')).toThrow(
    'two prepared statements are called test_twice',
  )
})
