import { and, asc, eq, or } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { RatingJson } from '../../programs/ratings/presenter.ts'
import { isShown } from '../../programs/ratings/queries.ts'
import type { Actor } from '../../tables/actor.ts'
import { ratings } from '../../tables/collabs/ratings.ts'
import { creatorGroups, groupedCreators } from '../../tables/organizations/creator-groups.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { creatorNotes } from '../../tables/organizations/creator-notes.ts'
import { organizations } from '../../tables/organizations/organizations.ts'

/**
 * Reads what organizations keep about them: it is theirs by law, even where its writers meant it for
 * themselves.
 */
export async function readKept(db: Db, { id, email }: Pick<Actor['user'], 'id' | 'email'>) {
  const notes = await db
    .select({ note: creatorNotes, organization_name: organizations.name })
    .from(creatorNotes)
    .innerJoin(organizations, eq(organizations.id, creatorNotes.organization_id))
    .where(eq(creatorNotes.user_id, id))
    .orderBy(asc(creatorNotes.id))
  const invited = await db
    .select({ invitation: creatorInvitations, organization_name: organizations.name })
    .from(creatorInvitations)
    .innerJoin(organizations, eq(organizations.id, creatorInvitations.organization_id))
    .where(or(eq(creatorInvitations.user_id, id), eq(creatorInvitations.email, email)))
    .orderBy(asc(creatorInvitations.id))
  const grouped = await db
    .select({
      organization_name: organizations.name,
      kind: creatorGroups.kind,
      name: creatorGroups.name,
      created_at: groupedCreators.created_at,
    })
    .from(groupedCreators)
    .innerJoin(creatorGroups, eq(creatorGroups.id, groupedCreators.group_id))
    .innerJoin(organizations, eq(organizations.id, creatorGroups.organization_id))
    .where(eq(groupedCreators.user_id, id))
    .orderBy(asc(groupedCreators.created_at), asc(groupedCreators.group_id))
  return {
    groups: grouped,
    notes: notes.map(({ note: { body, created_at, updated_at }, organization_name }) => ({
      organization_name,
      body,
      created_at,
      updated_at,
    })),
    invitations: invited.map(({ invitation: { message, created_at }, organization_name }) => ({
      organization_name,
      message,
      created_at,
    })),
  }
}

/**
 * Reads what they said, and what was said of them as far as it is shown: before, it would not be said freely.
 */
export async function readRatings(db: Db, user_id: number) {
  const rows = await db
    .select()
    .from(ratings)
    .where(and(eq(ratings.user_id, user_id), or(eq(ratings.side, 'creator'), isShown)))
    .orderBy(asc(ratings.id))
  return rows.map(RatingJson.present)
}
