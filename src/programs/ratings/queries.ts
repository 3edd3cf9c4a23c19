import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { type Rating, type RatingSide, ratings } from '../../tables/collabs/ratings.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { users } from '../../tables/users/users.ts'

/** Whether it is shown to others than those who gave it. */
export const isShown = sql<boolean>`${ratings.shows_at} <= troupe_now()`

/** Ratings of a submission that this side may read: its own, and that of the other once both are shown. */
export async function listRatings(
  db: Reader,
  { id, side }: { id: number; side: RatingSide },
): Promise<Rating[]> {
  return db
    .select()
    .from(ratings)
    .where(and(eq(ratings.submission_id, id), sql`(${ratings.side} = ${side} or ${isShown})`))
    .orderBy(ratings.id)
}

export type RatedWork = { state: string; completed_at: string | null; is_admin: boolean }

export async function findRatedWork(
  db: Reader,
  { id }: { id: number },
  { user }: { user: { id: number } },
): Promise<RatedWork | undefined> {
  const [work] = await db
    .select({
      state: collabSubmissions.state,
      completed_at: collabSubmissions.completed_at,
      is_admin: sql<boolean>`exists (select from ${memberships} where user_id = ${user.id}
        and organization_id = ${collabSubmissions.organization_id} and role = 'admin')`,
    })
    .from(collabSubmissions)
    .where(eq(collabSubmissions.id, id))
  return work
}

export type StaffRating = Rating & {
  collab_name: string
  organization_name: string
  creator_name: string | null
}

/** All ratings that others see or will see, the newest first. */
export async function listAllRatings(db: Db, page: PageRequest): Promise<Page<StaffRating>> {
  const rows = await db
    .select({
      ...getTableColumns(ratings),
      collab_name: collabs.name,
      organization_name: organizations.name,
      creator_name: users.name,
      total,
    })
    .from(ratings)
    .innerJoin(collabSubmissions, eq(collabSubmissions.id, ratings.submission_id))
    .innerJoin(collabs, eq(collabs.id, collabSubmissions.collab_id))
    .innerJoin(organizations, eq(organizations.id, ratings.organization_id))
    .leftJoin(users, eq(users.id, ratings.user_id))
    .orderBy(desc(ratings.id))
    .limit(page.size)
    .offset(beginningIn(ratings, sql`true`, page.offset))
  return pageOf(page, rows)
}
