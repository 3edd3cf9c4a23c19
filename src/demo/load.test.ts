import { expect, test } from 'vitest'
import { clientOf } from '../../test/support/client.ts'
import { app, context, db } from '../../test/support/helper.ts'
import { createUser } from '../../test/support/world/factories.ts'
import { findUserByEmail } from '../accounts/users/queries.ts'
import { clockwork } from '../composition/time/clockwork.ts'
import { trialStaffEmail } from '../framework/config/config.ts'
import { users } from '../tables/users/users.ts'
import { prepareDemo } from './load.ts'
import { creatorEmail, leadEmail } from './people/users.ts'

test('the printed tokens are the same at every start, and dead once it is no trial any more', async () => {
  // Other tests have created users by now, so the demo world with its people is not loaded.
  for (const email of [leadEmail, creatorEmail, trialStaffEmail]) {
    if (!(await findUserByEmail(db, email))) await createUser(db, { email })
  }
  const people = await db.$count(users)
  const tokens = await prepareDemo(context, clockwork)
  expect(await prepareDemo(context, clockwork)).toEqual(tokens)
  expect(await db.$count(users)).toBe(people)

  const programs = tokens.map(({ token }) =>
    clientOf(app, { authorization: `Bearer ${token}`, accept: 'application/json' }),
  )
  const emails = []
  for (const program of programs) emails.push((await program.get('/me')).json().email)
  expect(emails).toEqual([leadEmail, creatorEmail, trialStaffEmail])

  await prepareDemo({ ...context, config: { ...context.config, trial: false } }, clockwork)
  for (const program of programs) expect((await program.get('/me')).statusCode).toBe(401)
})
