import { findUserByEmail } from '../../../src/accounts/users/queries.ts'
import { leadEmail } from '../../../src/demo/people/users.ts'
import { hashToken, randomToken } from '../../../src/framework/secrets.ts'
import { pendingTwoFactors } from '../../../src/tables/users/credentials/two-factor.ts'
import { clientOf } from '../../support/client.ts'
import { app, context, db } from '../../support/helper.ts'
import { createUser } from '../../support/world/factories.ts'
import { createUserWithTwoFactor, requestCode, uniqueEmail } from '../../support/world/sign-in.ts'
import { forEveryone, type Row } from '../support/row.ts'

const program = clientOf(app, { accept: 'application/json' })
const signIns = new WeakMap<object, string>()

export const rows: Row[] = [
  {
    route: 'POST /session',
    answers: forEveryone(201),
    body: () => ({ email_address: uniqueEmail() }),
  },
  {
    route: 'POST /session/magic_link',
    answers: forEveryone(200),
    headers: async (world) => {
      const { token, code } = await requestCode(program, uniqueEmail())
      signIns.set(world, code)
      return { 'x-pending-authentication-token': token }
    },
    body: (world) => ({ code: signIns.get(world) }),
  },
  {
    route: 'POST /session/demo',
    answers: forEveryone(200),
    given: async () => {
      if (!(await findUserByEmail(db, leadEmail))) await createUser(db, { email: leadEmail })
      return {}
    },
    body: () => ({ email_address: leadEmail }),
  },
  {
    route: 'POST /session/two_factor',
    answers: forEveryone(200),
    headers: async (world) => {
      const { user, backupCodes } = await createUserWithTwoFactor(context)
      const token = randomToken()
      const expires_at = new Date(Date.now() + 60_000).toISOString()
      await db
        .insert(pendingTwoFactors)
        .values({ user_id: user.id, token_hash: hashToken(token), expires_at })
      signIns.set(world, backupCodes[0] as string)
      return { 'x-pending-two-factor-token': token }
    },
    body: (world) => ({ two_factor: { code: signIns.get(world) } }),
  },
  {
    route: 'DELETE /session',
    answers: { ...forEveryone(401), session: 204, owner: 204 },
  },

  { route: 'GET /session/new', answers: signedInAre(303, 200), pageOnly: true },
  { route: 'GET /session/magic_link', answers: forEveryone(303), pageOnly: true },
  { route: 'GET /session/two_factor', answers: forEveryone(303), pageOnly: true },

  // No provider is set up here, so none is found.
  {
    route: 'POST /session/social/:provider',
    answers: forEveryone(404),
    given: async () => ({ provider: 'google' }),
    pageOnly: true,
  },
  {
    route: 'GET /session/social/:provider',
    answers: forEveryone(404),
    given: async () => ({ provider: 'google' }),
    pageOnly: true,
  },
]

/** Pages that are open to everyone ignore tokens, so tokens count as signed out. */
function signedInAre(status: number, others: number) {
  return { ...forEveryone(status), nobody: others, read: others, write: others }
}
