import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import { encodeId } from '../../vocabulary/ids.ts'

/** A program that creators can be invited to. */
export type OpenProgram = { kind: 'campaign' | 'collab'; public_id: string; name: string }

const most = 100

/**
 * Lists the programs that take submissions, the newest first; without collabs that a creator has applied to.
 */
export async function listOpenPrograms(
  db: Db,
  { organization }: Member,
  creator?: { user_id: number },
): Promise<OpenProgram[]> {
  const { rows } = await db.execute<{ kind: 'campaign' | 'collab'; id: string; name: string }>(sql`
    select 'campaign' as kind, id, name, published_at from campaigns
    where organization_id = ${organization.id} and status = 'active'
    union all
    select 'collab', id, name, published_at from collabs
    where organization_id = ${organization.id} and state = 'published'
      and not exists (select from collab_submissions applied
        where applied.collab_id = collabs.id and applied.user_id = ${creator?.user_id ?? null}::bigint)
    order by published_at desc limit ${most}`)
  return rows.map(({ kind, id, name }) => ({
    kind,
    public_id: encodeId(kind === 'campaign' ? 'Campaign' : 'Collab', Number(id)),
    name,
  }))
}
