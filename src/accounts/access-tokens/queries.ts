import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import {
  type AccessToken,
  accessTokens,
  spentWithinDay,
} from '../../tables/users/credentials/access-tokens.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A token, and what it has moved within a day. */
export type SpendingToken = AccessToken & { spent_amount: number }

/** A token, and what the token is called that made it. */
export type AccessTokenInList = SpendingToken & { maker_description: string | null }

export const spendingColumns = { ...getTableColumns(accessTokens), spent_amount: spentWithinDay }

const isOwn = eq(accessTokens.user_id, sql.placeholder('userId'))

const makers = alias(accessTokens, 'makers')

const accessTokensOfUser = prepared(
  'access_tokens_of_user',
  query
    .select({
      ...spendingColumns,
      maker_description: makers.description,
      total,
    })
    .from(accessTokens)
    .leftJoin(makers, eq(makers.id, accessTokens.made_by_id))
    .where(isOwn)
    .orderBy(desc(accessTokens.created_at), desc(accessTokens.id))
    .limit(sql.placeholder('size'))
    .offset(beginningIn(accessTokens, isOwn)),
)

const accessTokenOfUser = prepared(
  'access_token_of_user',
  query
    .select(spendingColumns)
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
): Promise<Page<AccessTokenInList>> {
  const rows = await accessTokensOfUser(db, { userId: user.id, ...page })
  return pageOf(page, rows)
}

export async function findAccessToken(
  db: Db,
  { user }: Actor,
  publicId: string,
): Promise<SpendingToken> {
  const id = decodeId('AccessToken', publicId)
  if (id === undefined) throw new NotFound()

  const [accessToken] = await accessTokenOfUser(db, { id, userId: user.id })
  if (accessToken === undefined) throw new NotFound()
  return accessToken
}
