import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  createInvitation,
  createMembership,
  createSessionToken,
} from '../../test/support/factories.ts'
import { context, db } from '../../test/support/helper.ts'
import { rateLimits } from '../framework/http/rate-limit.ts'
import { hashToken, randomToken } from '../framework/secrets.ts'
import { emailChanges } from '../tables/email-changes.ts'
import { invitations } from '../tables/invitations.ts'
import { pendingSignIns, sessions } from '../tables/sessions.ts'
import { pendingTwoFactors } from '../tables/two-factor.ts'
import { sweepExpired } from './sweep.ts'

const swept = [pendingSignIns, pendingTwoFactors, emailChanges, rateLimits, invitations, sessions]

const ago = (time: string) => sql`now() - ${time}::interval`

/** One of each, of this age. */
async function setUp(age: string) {
  const { user, organization_id } = await createMembership(db)
  const [token_hash, code_hash] = [hashToken(randomToken()), hashToken(randomToken())]
  const expires_at = ago(age)
  const { email, id: user_id } = user
  await db.insert(pendingSignIns).values({ email, token_hash, code_hash, expires_at })
  await db.insert(pendingTwoFactors).values({ user_id, token_hash, expires_at })
  await db.insert(emailChanges).values({ user_id, email: `new-${email}`, code_hash, expires_at })
  await db.insert(rateLimits).values({ key: email, count: 1, resets_at: expires_at })
  await createInvitation(db, { organization_id })
  await createSessionToken(db, user)
  return { age: ago(age) }
}

const counts = () => Promise.all(swept.map((table) => db.$count(table)))

test('what has expired is swept away, and nothing else', async () => {
  await sweepExpired.perform(context, {})
  await setUp('-1 hour')
  const before = await counts()
  const { age } = await setUp('31 days')
  await db.execute(
    sql`update invitations set expires_at = ${age} where id = (select max(id) from invitations)`,
  )
  await db.execute(
    sql`update sessions set last_active_at = ${age} where id = (select max(id) from sessions)`,
  )
  expect(await counts()).toEqual(before.map((count) => count + 1))

  await sweepExpired.perform(context, {})

  expect(await counts()).toEqual(before)
})
