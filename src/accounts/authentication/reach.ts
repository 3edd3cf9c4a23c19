import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../tables/actor.ts'

type Asker = { user: { id: number } } & Pick<Actor, 'credential'>

/**
 * Selects the organizations in whose name somebody asks: all of theirs, those that their token is limited to,
 * or the one that it belongs to.
 */
export function organizationsReached({ user, credential }: Asker): SQL {
  const { limits, isOfOrganization } = credential
  if (isOfOrganization)
    return sql`select acts_for_id as organization_id from users where id = ${user.id}`
  const named = limits?.organization_ids
  return sql`select organization_id from memberships where user_id = ${user.id}
    ${named ? sql`and organization_id = any (${sql.param(named)}::bigint[])` : sql``}`
}
