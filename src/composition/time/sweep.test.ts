import { eq, getTableName, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import {
  createInvitation,
  createMembership,
  createSessionToken,
} from '../../../test/support/world/factories.ts'
import { rateCounts } from '../../framework/http/load/rate-limit.ts'
import { hashToken, randomToken } from '../../framework/secrets.ts'
import { invitations } from '../../tables/organizations/invitations.ts'
import { emailChanges } from '../../tables/users/credentials/email-changes.ts'
import { pendingSignIns, sessions } from '../../tables/users/credentials/sessions.ts'
import { pendingTwoFactors } from '../../tables/users/credentials/two-factor.ts'
import { perishable, sweepExpired } from './sweep.ts'

/** Creates one row of each kind, of this age, and returns a function that counts those left. */
async function setUp(age: string) {
  const { user, organization_id } = await createMembership(db)
  const [token_hash, code_hash] = [hashToken(randomToken()), hashToken(randomToken())]
  const expires_at = sql`now() - ${age}::interval`
  const { email, id: user_id } = user
  await db.insert(pendingSignIns).values({ email, token_hash, code_hash, expires_at })
  await db.insert(pendingTwoFactors).values({ user_id, token_hash, expires_at })
  await db.insert(emailChanges).values({ user_id, email: `new-${email}`, code_hash, expires_at })
  await db.insert(rateCounts).values({ key: email, count: 1, resets_at: expires_at })
  await createInvitation(db, { organization_id })
  await createSessionToken(db, user)

  const isInvitation = eq(invitations.organization_id, organization_id)
  const isSession = eq(sessions.user_id, user_id)
  await db.update(invitations).set({ expires_at }).where(isInvitation)
  await db.update(sessions).set({ last_active_at: expires_at }).where(isSession)

  return async () => ({
    pendingSignIns: await db.$count(pendingSignIns, eq(pendingSignIns.email, email)),
    pendingTwoFactors: await db.$count(pendingTwoFactors, eq(pendingTwoFactors.user_id, user_id)),
    emailChanges: await db.$count(emailChanges, eq(emailChanges.user_id, user_id)),
    rateCounts: await db.$count(rateCounts, eq(rateCounts.key, email)),
    invitations: await db.$count(invitations, isInvitation),
    sessions: await db.$count(sessions, isSession),
  })
}

const each = (count: number) => ({
  pendingSignIns: count,
  pendingTwoFactors: count,
  emailChanges: count,
  rateCounts: count,
  invitations: count,
  sessions: count,
})

test('what has expired is swept away, and nothing else', async () => {
  const fresh = await setUp('-1 hour')
  const expired = await setUp('31 days')
  expect(await expired()).toEqual(each(1))

  await sweepExpired.perform(context, {})

  expect(await expired()).toEqual(each(0))
  expect(await fresh()).toEqual(each(1))
})

test('so many rows go at a time that no statement takes long', async () => {
  const key = `many-${Date.now()}`
  await db.execute(sql`
    insert into rate_limits (key, count, resets_at)
    select ${key} || number, 1, now() - interval '1 day' from generate_series(1, 2500) number`)

  const statements = await statementsOf(() => sweepExpired.perform(context, {}))

  expect(await db.$count(rateCounts, like(rateCounts.key, `${key}%`))).toBe(0)
  const deletes = statements.filter((text) => text.startsWith('delete from "rate_limits"'))
  expect(deletes.length).toBeGreaterThanOrEqual(3)
})

test('every table whose rows expire is swept', async () => {
  const { rows } = await db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('expires_at', 'resets_at')`)

  // Uploads go with their files, by a job of their own; access tokens that ended stay in the lists, which say
  // so.
  const swept = ['uploads', 'access_tokens', ...perishable.map(([table]) => getTableName(table))]
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ table_name }) => table_name).filter((name) => !swept.includes(name))).toEqual(
    [],
  )
})
