import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../framework/database/db.ts'
import { type Event, events } from '../../tables/events.ts'
import { type Audience, audienceName } from './audience.ts'
import type { EventFilters } from './filters.ts'

/** Events in the order in which they can be seen, so that whoever goes on after the last one misses none. */
export function listEvents(
  db: Db | Tx,
  audience: Audience,
  { after = null, types = null }: EventFilters,
  most: number,
): Promise<Event[]> {
  const wanted = sql`${sql.param(types)}::text[]`
  const whose = audienceName(audience)
  const found =
    after === 'latest'
      ? sql`select * from latest_event(${whose}, ${wanted})`
      : sql`select * from events_after(${whose}, ${after}, ${wanted}, ${most})`
  const heard = db.$with('heard', getTableColumns(events)).as(found)
  return db.with(heard).select().from(heard)
}

/** Whether an event is there for somebody else: nobody can go on after it here. */
export async function isOfOthers(db: Db | Tx, audience: Audience, id: number): Promise<boolean> {
  const isIt = and(eq(events.id, id), ne(events.audience, audienceName(audience)))
  return (await db.$count(events, isIt)) > 0
}
