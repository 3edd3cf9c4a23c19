import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Actor } from '../authentication/actor.ts'
import type { Db } from '../database/client.ts'
import { prepared, query } from '../database/prepared.ts'
import { beginningIn, pageOf, total } from '../database/totals.ts'
import { NotFound } from '../errors.ts'
import type { Page, PageRequest } from '../http/pagination.ts'
import { decodeId } from '../sqids.ts'
import { type AccessToken, accessTokens } from './table.ts'

const isOwn = eq(accessTokens.user_id, sql.placeholder('userId'))

const accessTokensOfUser = prepared(
  'access_tokens_of_user',
  query
    .select({
      ...getTableColumns(accessTokens),
      total,
    })
    .from(accessTokens)
    .where(isOwn)
    .orderBy(desc(accessTokens.created_at), desc(accessTokens.id))
    .limit(sql.placeholder('size'))
    .offset(beginningIn(accessTokens, isOwn)),
)

const accessTokenOfUser = prepared(
  'access_token_of_user',
  query
    .select()
    .from(accessTokens)
    .where(
      and(
        eq(accessTokens.id, sql.placeholder('id')),
        eq(accessTokens.user_id, sql.placeholder('userId')),
      ),
    ),
)

export async function listAccessTokens(
  db: Db,
  { user }: Actor,
  page: PageRequest,
): Promise<Page<AccessToken>> {
  const rows = await accessTokensOfUser(db, { userId: user.id, ...page })
  return pageOf(page, rows)
}

export async function findAccessToken(
  db: Db,
  { user }: Actor,
  publicId: string,
): Promise<AccessToken> {
  const id = decodeId('AccessToken', publicId)
  if (id === undefined) throw new NotFound()

  const [accessToken] = await accessTokenOfUser(db, { id, userId: user.id })
  if (accessToken === undefined) throw new NotFound()
  return accessToken
}
