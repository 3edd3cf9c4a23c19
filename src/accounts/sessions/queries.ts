import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Session, sessions } from '../../tables/sessions.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { isAlive } from '../authentication/credentials.ts'

export type OwnSession = Session & { current: boolean }

const isCurrent = sql<boolean>`${sessions.id} is not distinct from ${sql.placeholder('currentId')}::bigint`

const isOwn = and(eq(sessions.user_id, sql.placeholder('userId')), isAlive)

const sessionsOfUser = prepared(
  'sessions_of_user',
  query
    .select({
      ...getTableColumns(sessions),
      current: isCurrent,
      total,
    })
    .from(sessions)
    .where(isOwn)
    .orderBy(desc(isCurrent), desc(sessions.last_active_at), desc(sessions.id))
    .limit(sql.placeholder('size'))
    .offset(beginningIn(sessions, isOwn)),
)

/** Where someone is signed in: here first, then by their last activity. */
export async function listSessions(
  db: Db,
  actor: Actor,
  page: PageRequest,
): Promise<Page<OwnSession>> {
  const { user } = actor
  const currentId = currentSessionId(actor)
  const rows = await sessionsOfUser(db, { userId: user.id, currentId, ...page })
  return pageOf(page, rows)
}

export async function findSession(db: Reader, { user }: Actor, publicId: string): Promise<Session> {
  const id = decodeId('Session', publicId)
  if (id === undefined) throw new NotFound()

  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, user.id), isAlive))
  if (session === undefined) throw new NotFound()
  return session
}

/** A program that acts with an access token has no session of its own. */
export function currentSessionId({ credential }: Actor): number | null {
  return credential.type === 'session' ? credential.id : null
}
