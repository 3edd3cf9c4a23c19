import { eq } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { StartRefused } from '../../../framework/start-refused.ts'
import { searchAsStaff } from '../../../pages/staff-search/queries.ts'
import { type User, users } from '../../../tables/users/users.ts'

const mostShown = 10

/** People by address, id or name, as staff find them on their page. */
export async function findPeople(
  db: Db,
  typed: string,
): Promise<{ people: { id: number }[]; total: number }> {
  const found = (await searchAsStaff(db, typed)).filter(({ kind }) => kind === 'User')
  if (found.length === 0) throw new StartRefused(`Nobody is found by “${typed}”.`)
  return { people: found.slice(0, mostShown), total: found.length }
}

/** The person who is meant. Where several could be, none is. */
export async function theOnlyOne(db: Db, typed: string): Promise<User> {
  const { people, total } = await findPeople(db, typed)
  const [person] = people
  if (person === undefined || total > 1)
    throw new StartRefused(
      `${total} people are found by “${typed}”: say who by their e-mail address or id.`,
    )
  return one(await db.select().from(users).where(eq(users.id, person.id)))
}
