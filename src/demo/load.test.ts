import { expect, test } from 'vitest'
import { clientOf } from '../../test/support/client.ts'
import { createUser } from '../../test/support/factories.ts'
import { app, context, db } from '../../test/support/helper.ts'
import { findUserByEmail } from '../accounts/users/queries.ts'
import { clockwork } from '../composition/clockwork.ts'
import { users } from '../tables/users.ts'
import { prepareDemo } from './load.ts'
import { leadEmail } from './users.ts'

test('the printed token is the same at every start, and dead once it is no trial any more', async () => {
  // Other tests have created users by now, so the demo world with its first user is not loaded.
  if (!(await findUserByEmail(db, leadEmail))) await createUser(db, { email: leadEmail })
  const people = await db.$count(users)
  const token = await prepareDemo(context, clockwork)
  expect(await prepareDemo(context, clockwork)).toBe(token)
  expect(await db.$count(users)).toBe(people)

  const program = clientOf(app, { authorization: `Bearer ${token}`, accept: 'application/json' })
  expect((await program.get('/organizations')).statusCode).toBe(200)

  await prepareDemo({ ...context, config: { ...context.config, trial: false } }, clockwork)
  expect((await program.get('/organizations')).statusCode).toBe(401)
})
