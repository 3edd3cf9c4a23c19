import { and, eq, gt, sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { one } from '../../framework/database/rows.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { type EmailChange, emailChanges, type User, users } from '../../tables/users.ts'

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

/** The change of address that waits for its code. */
export async function findEmailChange(db: Db, { user }: Actor): Promise<EmailChange> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, user.id), gt(emailChanges.expires_at, currentTime)))
  if (change === undefined) throw new NotFound()
  return change
}

export async function findUserByEmail(db: Reader, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}
