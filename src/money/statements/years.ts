import { eq } from 'drizzle-orm'
import { businessTime } from '../../framework/database/clock.ts'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import type { Actor } from '../../tables/actor.ts'
import { users } from '../../tables/users/users.ts'

/** The years that have a file: this one, and the one before for those who were here then. */
export async function listYears(db: Db, { user }: Pick<Actor, 'user'>): Promise<number[]> {
  const thisYear = new Date(businessTime()).getUTCFullYear()
  const { created_at } = one(
    await db.select({ created_at: users.created_at }).from(users).where(eq(users.id, user.id)),
  )
  const firstYear = new Date(created_at).getUTCFullYear()
  return firstYear < thisYear ? [thisYear, thisYear - 1] : [thisYear]
}
