import { eq, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { one } from '../../framework/database/rows.ts'
import type { Actor } from '../../tables/actor.ts'
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

export async function findUserByEmail(db: Reader, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}
