import { type SQL, sql } from 'drizzle-orm'
import { organizationsReached } from '../../accounts/authentication/reach.ts'
import { mayUse } from '../../accounts/authentication/token-areas.ts'
import type { Viewer } from '../../tables/actor.ts'
import { creatorProfiles } from '../../tables/users/creator-profiles.ts'
import { users } from '../../tables/users/users.ts'

/**
 * Who sees a profile: everyone if it is published, else its owner, and members of organizations that they
 * have applied to or posted for. A limited token sees what it was made for, and nothing of its own.
 */
export function isSeenBy(viewer: Viewer): SQL {
  const isPublished = sql`${creatorProfiles.published_at} is not null`
  if (viewer === undefined) return isPublished
  const { user, credential } = viewer
  const isOwn = credential.limits === undefined ? sql`${users.id} = ${user.id}` : sql`false`
  const isTheirs = mayUse(credential, 'creators', 'read')
    ? sql`exists (select from (${organizationsReached(viewer)}) reached
        where ${worksFor(sql`reached.organization_id`, sql`${users.id}`)})`
    : sql`false`
  return sql`(${isPublished} or ${isOwn} or ${isTheirs})`
}

/** Whether members of an organization see the profile of someone, whether or not they have one. */
export const isSeenIn = (organizationId: SQL, userId: SQL): SQL => sql`(
  ${worksFor(organizationId, userId)} or exists (select from creator_profiles published
    where published.user_id = ${userId} and published.published_at is not null))`

/**
 * Whether someone has applied to an organization or posted for it. Whoever has withdrawn an application is
 * none of its business any more.
 */
const worksFor = (organizationId: SQL, userId: SQL): SQL => sql`(
  exists (select from collab_submissions work where work.organization_id = ${organizationId}
    and work.user_id = ${userId} and work.state <> 'withdrawn')
  or exists (select from campaign_creators work where work.organization_id = ${organizationId}
    and work.user_id = ${userId}))`
