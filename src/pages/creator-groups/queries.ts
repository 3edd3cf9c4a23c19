import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { latestWorkOf } from '../../programs/messages/together/latest-work.ts'
import type { Member } from '../../tables/actor.ts'
import { displayName } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A creator who was chosen, and the program in whose conversation they would be written to, if any. */
export type Addressee = { name: string; program_name: string | null }

export async function addresseesOf(
  db: Db,
  { organization: { id } }: Member,
  publicIds: string[],
): Promise<Addressee[]> {
  const ids = publicIds.map((publicId) => decodeId('User', publicId) ?? 0)
  const { rows } = await db.execute<Addressee>(sql`
    select users.name, latest.program_name
    from organization_creators creators join users on users.id = creators.user_id
    left join ${latestWorkOf(id, ids)} latest on latest.user_id = creators.user_id
    where creators.organization_id = ${id} and creators.user_id = any(${sql.param(ids)}::bigint[])
    order by view_count desc, creators.user_id`)
  return rows.map((one) => ({ ...one, name: displayName(one) }))
}
