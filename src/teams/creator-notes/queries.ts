import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db, Reader } from '../../framework/database/db.ts'
import { beginningIn } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { type CreatorNote, creatorNotes } from '../../tables/organizations/creator-notes.ts'
import { type User, users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A note with its writer, who may be gone by now. */
export type CreatorNoteWithWriter = CreatorNote & {
  written_by: Pick<User, 'id' | 'name'> | null
}

/** Whether someone handed in a post or applied to a collab there. */
export function hasWorkedWith({ organization: { id } }: Member, user: PgColumn): SQL {
  return sql`(exists (select 1 from campaign_creators worked
      where worked.user_id = ${user} and worked.organization_id = ${id})
    or exists (select 1 from collab_submissions worked
      where worked.user_id = ${user} and worked.organization_id = ${id}))`
}

const writers = alias(users, 'writers')
const writer = { id: writers.id, name: writers.name }
const total = sql<number>`count(${creatorNotes.id}) over ()`.mapWith(Number)

/**
 * Newest first. Who has not worked with the organization is not found, and who has is, also without notes.
 */
export async function listCreatorNotes(
  db: Db,
  member: Member,
  publicUserId: string,
  page: PageRequest,
): Promise<Page<CreatorNoteWithWriter>> {
  const userId = decodeId('User', publicUserId) ?? 0
  const isAbout = and(
    eq(creatorNotes.user_id, userId),
    eq(creatorNotes.organization_id, member.organization.id),
  )
  const found = await db
    .select({ note: getTableColumns(creatorNotes), written_by: writer, total })
    .from(users)
    .leftJoin(creatorNotes, isAbout)
    .leftJoin(writers, eq(writers.id, creatorNotes.written_by_id))
    .where(and(eq(users.id, userId), hasWorkedWith(member, users.id)))
    .orderBy(desc(creatorNotes.created_at), desc(creatorNotes.id))
    .limit(page.size)
    .offset(beginningIn(creatorNotes, isAbout, page.offset))
  const [first] = found
  if (first === undefined) throw new NotFound('Creator not found.')

  const rows = found.flatMap(({ note, written_by }) => (note ? [{ ...note, written_by }] : []))
  return { ...page, rows: page.offset < first.total ? rows : [], total: first.total }
}

export async function findCreatorNote(
  db: Reader,
  { organization }: Member,
  { user_id, id }: { user_id: string; id: string },
): Promise<CreatorNoteWithWriter> {
  const isIt = and(
    eq(creatorNotes.id, decodeId('CreatorNote', id) ?? 0),
    eq(creatorNotes.user_id, decodeId('User', user_id) ?? 0),
    eq(creatorNotes.organization_id, organization.id),
  )
  const [found] = await db
    .select({ note: creatorNotes, written_by: writer })
    .from(creatorNotes)
    .leftJoin(writers, eq(writers.id, creatorNotes.written_by_id))
    .where(isIt)
  if (found === undefined) throw new NotFound('Note not found.')
  return { ...found.note, written_by: found.written_by }
}
