import { desc, eq } from 'drizzle-orm'
import { one } from '../../src/framework/database/rows.ts'
import { accessTokens } from '../../src/tables/users/access-tokens.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { createAccessToken } from '../support/factories.ts'
import { db } from '../support/helper.ts'
import { forItsUser, forUsers, type Row, writes } from './support/row.ts'
import type { World } from './support/world.ts'

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

export const rows: Row[] = [
  {
    route: 'GET /me/access_tokens',
    answers: forUsers(200),
    given: aToken,
    list: true,
  },
  {
    route: 'POST /me/access_tokens',
    answers: writes(forUsers(201)),
    body: () => ({ access_token: { description: 'A script', permission: 'read' } }),
  },
  {
    route: 'GET /me/access_tokens/:id',
    answers: forItsUser(200),
    given: aToken,
    page: 303,
  },
  { route: 'DELETE /me/access_tokens/:id', answers: writes(forItsUser(204)), given: aToken },
]
