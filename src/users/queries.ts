import { eq } from 'drizzle-orm'
import type { Db } from '../database/client.ts'
import { one } from '../database/rows.ts'
import { type User, users } from './table.ts'

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** For a change to the user that depends on what it is now. */
export async function lockUser(tx: Db, { id }: { id: number }): Promise<User> {
  return one(await tx.select().from(users).where(eq(users.id, id)).for('update'))
}
