import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../tables/actor.ts'
import { creatorProfiles } from '../../tables/users/creator-profiles.ts'
import { users } from '../../tables/users/users.ts'

/** Someone who looks at a profile, signed in or not. */
export type Viewer = Pick<Actor, 'user'> | undefined

/**
 * Who sees a profile: everyone if it is published, else its owner, and members of organizations that they
 * have applied to or posted for. Whoever has withdrawn an application is none of the organization's business
 * any more.
 */
export function isSeenBy(viewer: Viewer): SQL {
  const isPublished = sql`${creatorProfiles.published_at} is not null`
  if (viewer === undefined) return isPublished
  const { id } = viewer.user
  return sql`(${isPublished} or ${users.id} = ${id} or exists (
    select from memberships where memberships.user_id = ${id} and (
      exists (select from collab_submissions work
        where work.organization_id = memberships.organization_id and work.user_id = ${users.id}
          and work.state <> 'withdrawn')
      or exists (select from campaign_creators work
        where work.organization_id = memberships.organization_id and work.user_id = ${users.id}))))`
}
