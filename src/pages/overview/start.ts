import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'

/** How far an organization is on its way to a first program that creators answer to. */
export type Start = {
  has_colleagues: boolean
  /** Whether creators were invited. */
  has_invited: boolean
  /** Whether anybody has ever answered to one of its programs. */
  has_answers: boolean
  /** The campaign that has come furthest. */
  campaign: {
    id: number
    organization_id: number
    name: string
    is_funded: boolean
    is_published: boolean
  } | null
}

export async function readStart(db: Db, { id }: { id: number }): Promise<Start> {
  const { rows } = await db.execute<Start>(sql`
    select (select count(*) from memberships where organization_id = ${id}) > 1
        or exists (select 1 from invitations where organization_id = ${id}) as has_colleagues,
      exists (select 1 from creator_invitations where organization_id = ${id}) as has_invited,
      exists (select 1 from campaign_submissions where organization_id = ${id})
        or exists (select 1 from collab_submissions where organization_id = ${id}) as has_answers,
      (select to_json(draft) from (
        select id, organization_id, name, total_budget_amount > 0 as is_funded,
          published_at is not null as is_published
        from campaigns where organization_id = ${id}
        order by published_at is not null desc, total_budget_amount > 0 desc, created_at desc, id desc limit 1
      ) draft) as campaign`)
  return one(rows)
}
