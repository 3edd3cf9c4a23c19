import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Address, addresses } from '../../tables/users/addresses.ts'

const addressOfUser = prepared(
  'address_of_user',
  query
    .select()
    .from(addresses)
    .where(eq(addresses.user_id, sql.placeholder('userId'))),
)

/** The address of a user; undefined until they have saved one. */
export async function loadAddress(db: Db, { user }: Actor): Promise<Address | undefined> {
  const [address] = await addressOfUser(db, { userId: user.id })
  return address
}

export async function findAddress(db: Db, actor: Actor): Promise<Address> {
  const address = await loadAddress(db, actor)
  if (address === undefined) throw new NotFound()
  return address
}
