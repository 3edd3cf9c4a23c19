import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../authentication/actor.ts'
import type { Db } from '../database/client.ts'
import { prepared, query } from '../database/prepared.ts'
import { NotFound } from '../errors.ts'
import { type Address, addresses } from './table.ts'

const addressOfUser = prepared(
  'address_of_user',
  query
    .select()
    .from(addresses)
    .where(eq(addresses.user_id, sql.placeholder('userId'))),
)

/** Nothing until they have saved one. */
export async function loadAddress(db: Db, { user }: Actor): Promise<Address | undefined> {
  const [address] = await addressOfUser(db, { userId: user.id })
  return address
}

export async function findAddress(db: Db, actor: Actor): Promise<Address> {
  const address = await loadAddress(db, actor)
  if (address === undefined) throw new NotFound()
  return address
}
