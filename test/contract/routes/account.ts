import { one } from '../../../src/framework/database/rows.ts'
import { hashToken, randomToken } from '../../../src/framework/secrets.ts'
import { emailChangeUndos } from '../../../src/tables/users/credentials/email-changes.ts'
import { identities } from '../../../src/tables/users/credentials/identities.ts'
import { sessions } from '../../../src/tables/users/credentials/sessions.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { unique } from '../../support/world/factories.ts'
import {
  forEveryone,
  forItsUser,
  forSessions,
  forUsers,
  pages,
  type Row,
  writes,
} from '../support/row.ts'
import { clientFor, type World } from '../support/world.ts'

const newEmail = () => `${unique('new')}@example.com`

async function askedForAChange(world: World) {
  const owner = await clientFor(world, 'session')
  await owner.post('/me/email_change.json', { email_change: { email: newEmail() } })
  return {}
}

async function aSession({ owner }: World) {
  const values = { user_id: owner.user.id, token_hash: hashToken(randomToken()) }
  const { id } = one(await db.insert(sessions).values(values).returning())
  return { id: encodeId('Session', id) }
}

async function anIdentity({ owner }: World) {
  const issuer = 'https://accounts.google.com'
  const subject = unique('subject')
  const values = { user_id: owner.user.id, provider: 'google', issuer, subject }
  const { id } = one(await db.insert(identities).values(values).returning())
  return { id: encodeId('Identity', id) }
}

async function aChangedAddress({ owner }: World) {
  const token = randomToken()
  await db.insert(emailChangeUndos).values({
    user_id: owner.user.id,
    email: newEmail(),
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + 60_000).toISOString(),
  })
  return { token }
}

export const rows: Row[] = [
  { route: 'GET /me', answers: forUsers(200) },
  {
    route: 'PATCH /me',
    answers: writes(forUsers(200)),
    body: () => ({ user: { name: 'Renamed' } }),
  },

  {
    route: 'GET /me/email_change',
    answers: forItsUser(200),
    given: askedForAChange,
  },
  {
    route: 'POST /me/email_change',
    answers: writes(forSessions(201)),
    body: () => ({ email_change: { email: newEmail() } }),
  },
  {
    route: 'PATCH /me/email_change',
    // The code is not known here, so a wrong one is sent, which is refused.
    answers: { ...writes(forItsUser(422)), write: 403 },
    given: askedForAChange,
    body: () => ({ email_change: { code: 'WRONG1' } }),
  },

  { route: 'DELETE /me', answers: writes(forSessions(204)) },
  { route: 'GET /me/data', answers: pages(forUsers(200)), pageOnly: true },
  {
    route: 'GET /me/export.zip',
    answers: { ...pages(forUsers(200)), read: 403, write: 403 },
    pageOnly: true,
  },
  { route: 'GET /search', answers: forUsers(200) },
  {
    route: 'POST /theme',
    answers: pages(forUsers(303)),
    body: () => ({ theme: 'dark' }),
    pageOnly: true,
  },
  { route: 'GET /brand', answers: pages(forUsers(303)), pageOnly: true },
  { route: 'GET /home', answers: pages(forUsers(200)), pageOnly: true },
  // Each of them has an organization, and so has begun already.
  { route: 'GET /beginning', answers: pages(forUsers(303)), pageOnly: true },
  { route: 'GET /me/name', answers: pages(forUsers(200)), pageOnly: true },

  // A browser that has just signed in has nothing to prove.
  { route: 'GET /me/step_up', answers: forSessions(200), page: 303 },
  { route: 'POST /me/step_up', answers: writes(forSessions(201)) },
  {
    route: 'PATCH /me/step_up',
    // Nobody knows the code here: what is refused is the code.
    answers: writes(forSessions(422)),
    body: () => ({ step_up: { code: 'WRONG1' } }),
  },

  {
    route: 'GET /email_change_undos/:token',
    answers: forEveryone(200),
    given: aChangedAddress,
    pageOnly: true,
  },
  {
    route: 'POST /email_change_undos/:token',
    answers: forEveryone(303),
    given: aChangedAddress,
    pageOnly: true,
  },

  {
    route: 'GET /me/sessions',
    answers: forUsers(200),
    given: aSession,
    list: true,
  },
  { route: 'DELETE /me/sessions', answers: writes(forSessions(204)) },
  {
    route: 'DELETE /me/sessions/:id',
    answers: { ...writes(forItsUser(204)), write: 403 },
    given: aSession,
  },

  {
    route: 'DELETE /me/identities/:id',
    answers: pages(forItsUser(303)),
    given: anIdentity,
    pageOnly: true,
  },

  { route: 'GET /me/two_factor', answers: pages(forUsers(200)), pageOnly: true },
  {
    route: 'POST /me/two_factor',
    answers: pages(forUsers(422)),
    body: () => 'two_factor[code]=000000',
    pageOnly: true,
  },
  {
    route: 'DELETE /me/two_factor',
    answers: pages(forUsers(422)),
    body: () => 'two_factor[code]=000000',
    pageOnly: true,
  },
  { route: 'GET /me/two_factor/backup_codes', answers: pages(forUsers(303)), pageOnly: true },
  {
    route: 'POST /me/two_factor/backup_codes',
    answers: pages(forUsers(422)),
    body: () => 'backup_codes[code]=000000',
    pageOnly: true,
  },
]
