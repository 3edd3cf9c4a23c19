import { type SQL, sql } from 'drizzle-orm'
import { submissionsOfBothKinds } from '../../submissions/access.ts'

/**
 * The latest work of each of some creators for an organization that was neither withdrawn nor declined: its
 * conversation is the one in which they are written to. To be read as a table.
 */
export const latestWorkOf = (organizationId: number, ids: number[]): SQL => sql`(
  select distinct on (every.user_id) every.* from ${submissionsOfBothKinds} every
  where every.organization_id = ${organizationId} and every.user_id = any(${sql.param(ids)}::bigint[])
    and not exists (select from collab_submissions over
      where over.id = every.id and over.state in ('declined', 'withdrawn'))
    and not exists (select from campaign_submissions over
      where over.id = every.id and over.state = 'withdrawn')
  order by every.user_id, every.id desc)`
