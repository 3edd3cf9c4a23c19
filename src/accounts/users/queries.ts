import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { one } from '../../framework/database/rows.ts'
import type { Actor } from '../../tables/actor.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { accessTokens, spentWithinDay } from '../../tables/users/credentials/access-tokens.ts'
import { type User, users } from '../../tables/users/users.ts'

const userById = prepared(
  'user_by_id',
  query
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
)

/** Loads the whole row, of which the actor holds only a part. */
export async function findCurrentUser(db: Db, { user }: Actor): Promise<User> {
  return one(await userById(db, { id: user.id }))
}

const withToken = prepared(
  'user_and_token',
  query
    .select({
      user: getTableColumns(users),
      token: { expires_at: accessTokens.expires_at, spent_amount: spentWithinDay },
      organization: { id: organizations.id, name: organizations.name },
    })
    .from(users)
    .leftJoin(
      accessTokens,
      and(eq(accessTokens.user_id, users.id), eq(accessTokens.id, sql.placeholder('tokenId'))),
    )
    .leftJoin(organizations, eq(organizations.id, accessTokens.organization_id))
    .where(eq(users.id, sql.placeholder('id'))),
)

/** The user who asks, with the access token by which they do, and the organization that this belongs to. */
export type Me = User & {
  credential: Actor['credential']
  expires_at: string | null
  spent_amount: number
  organization: { id: number; name: string } | null
}

export async function findMe(db: Db, { user: { id }, credential }: Actor): Promise<Me> {
  const tokenId = credential.type === 'access_token' ? credential.id : null
  const { user, token, organization } = one(await withToken(db, { id, tokenId }))
  const { expires_at = null, spent_amount = 0 } = token ?? {}
  return { ...user, credential, expires_at, spent_amount, organization }
}

export async function findUserByEmail(db: Reader, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}
