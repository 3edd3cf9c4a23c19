import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db, Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Session, sessions } from '../../tables/users/credentials/sessions.ts'
import { users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { isAlive, isOfGeneration } from '../authentication/credentials.ts'

export type OwnSession = Session & { current: boolean }

/**
 * Lists the sessions of someone: the current one first, then by their last activity. There may be a million
 * of them, so a page is read in the order of the index. That is why the current one is read apart from the
 * others, and why this uses a connection to itself: counting so many takes longer than shared reads may.
 */
export async function listSessions(
  db: Db,
  actor: Actor,
  page: PageRequest,
): Promise<Page<OwnSession>> {
  const isOwn = ownedBy(actor)
  const counted = db
    .select({ total: sql<number>`count(*)`.mapWith(Number).as('total') })
    .from(sessions)
    .where(isOwn)
    .as('counted')
  const currentId = currentSessionId(actor)
  const shown = unionAll(here(db, currentId, page), others(db, isOwn, currentId, page)).as('shown')
  const rows = await db
    .select()
    .from(counted)
    .leftJoin(shown, sql`true`)
    .orderBy(desc(shown.current), desc(shown.last_active_at), desc(shown.id))
  return {
    ...page,
    rows: rows.flatMap(({ shown }) => shown ?? []),
    total: rows[0]?.counted.total ?? 0,
  }
}

function ownedBy({ user }: Actor): SQL {
  const generation = sql`(select session_generation from users where id = ${user.id})`
  return and(eq(sessions.user_id, user.id), eq(sessions.generation, generation), isAlive) as SQL
}

/** The session that asks, at the head of the first page. It is known to be live. */
function here(db: Db, currentId: number | null, { offset }: PageRequest) {
  return db
    .select({ ...getTableColumns(sessions), current: sql<boolean>`true`.as('current') })
    .from(sessions)
    .where(eq(sessions.id, offset === 0 ? (currentId ?? 0) : 0))
}

/** The user's other sessions: one fewer on the first page, where the session that asks takes a place. */
function others(db: Db, isOwn: SQL, currentId: number | null, { size, offset }: PageRequest) {
  const before = currentId === null ? 0 : 1
  return db
    .select({ ...getTableColumns(sessions), current: sql<boolean>`false`.as('current') })
    .from(sessions)
    .where(and(isOwn, ne(sessions.id, currentId ?? 0)))
    .orderBy(desc(sessions.last_active_at), desc(sessions.id))
    .limit(offset === 0 ? size - before : size)
    .offset(Math.max(0, offset - before))
}

export async function findSession(db: Reader, { user }: Actor, publicId: string): Promise<Session> {
  const id = decodeId('Session', publicId)
  if (id === undefined) throw new NotFound()

  const [found] = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, id), eq(users.id, user.id), isOfGeneration, isAlive))
  if (found === undefined) throw new NotFound()
  return found.session
}

/** A program that acts with an access token has no session of its own. */
export function currentSessionId({ credential }: Actor): number | null {
  return credential.type === 'session' ? credential.id : null
}
