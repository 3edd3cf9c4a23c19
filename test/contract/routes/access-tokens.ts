import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { one } from '../../../src/framework/database/rows.ts'
import { accessTokens } from '../../../src/tables/users/credentials/access-tokens.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { createAccessToken, createUser } from '../../support/world/factories.ts'
import { forAdmins, forItsUser, forUsers, pages, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function aToken({ owner }: World) {
  await createAccessToken(db, owner.user)
  const newest = await db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.user_id, owner.user.id))
    .orderBy(desc(accessTokens.id))
    .limit(1)
  return { id: encodeId('AccessToken', one(newest).id) }
}

async function aTokenOfTheirs({ owner, organization_id }: World) {
  const acting = await createUser(db, { acts_for_id: organization_id })
  const values = {
    user_id: acting.id,
    organization_id,
    created_by_id: owner.user.id,
    token_hash: randomBytes(32),
    description: 'Shop',
    permission: 'read' as const,
    areas: { review: 'read' as const },
  }
  const { id } = one(await db.insert(accessTokens).values(values).returning())
  return { id: encodeId('OrganizationToken', id) }
}

const theirs = '/organizations/:organization_id/access_tokens'

export const rows: Row[] = [
  { route: `GET ${theirs}`, answers: forAdmins(200), given: aTokenOfTheirs, list: true },
  { route: `GET ${theirs}/new`, answers: pages(forAdmins(200)), pageOnly: true },
  {
    route: `POST ${theirs}`,
    // Whoever makes one must be there in person: an access token will not do.
    answers: { ...writes(forAdmins(201)), write: 403, admin: 403 },
    body: () => ({
      access_token: {
        description: 'Shop',
        areas: { review: 'write', money: 'write' },
        daily_limit_amount: 100_000,
        daily_limit_currency: 'usd',
      },
    }),
    dependent: ['daily_limit_currency', 'daily_limit_amount'],
  },
  {
    route: `GET ${theirs}/:id`,
    answers: forAdmins(200),
    given: aTokenOfTheirs,
    page: 303,
  },
  { route: `DELETE ${theirs}/:id`, answers: writes(forAdmins(204)), given: aTokenOfTheirs },
  {
    route: 'GET /me/access_tokens',
    answers: forUsers(200),
    given: aToken,
    list: true,
  },
  {
    route: 'POST /me/access_tokens',
    answers: writes(forUsers(201)),
    body: () => ({ access_token: { description: 'A script', permission: 'write' } }),
    further: (world) => ({ organization_ids: [world.parameters.organization_id] }),
    dependent: ['areas', 'daily_limit_amount', 'daily_limit_currency'],
  },
  {
    route: 'GET /me/access_tokens/:id',
    answers: forItsUser(200),
    given: aToken,
    page: 303,
  },
  { route: 'DELETE /me/access_tokens/:id', answers: writes(forItsUser(204)), given: aToken },
]
