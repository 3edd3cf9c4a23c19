import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { byEmail, byPublicId, byReference, byWords } from './finders.ts'
import { described, type RecordKind, recordKinds } from './kinds.ts'

/** A person or a record of the installation, whoever it belongs to. */
export type StaffFound = {
  kind: RecordKind
  id: number
  title: string
  detail: string
  state: string | null
  amount: number | null
  currency: string | null
  created_at: string
  /** The record that it leads to where it has no page of its own. */
  target_kind: RecordKind | null
  target_id: number | null
}

/** One statement: what is meant exactly comes first, then each kind by its words. */
export async function searchAsStaff(db: Db, typed: string): Promise<StaffFound[]> {
  const q = typed.trim()
  const exact = [...byPublicId(q), ...byReference(q), ...byEmail(q)]
  const finders = [
    ...exact.map((finder) => sql`select 0 as place, kind, id from (${finder}) as exact (kind, id)`),
    ...byWords(q).map((finder) => sql`select 1 as place, kind, id from ${finder} as worded`),
  ]
  if (finders.length === 0) return []

  const { rows } = await db.execute<StaffFound>(sql`
    with hits as (
      select kind, id, min(place) as place from (${sql.join(finders, sql` union all `)}) as found
      group by kind, id
    )
    select kind, id, shown.* from hits cross join lateral (${described}) as shown
    order by place, array_position(array[${kindList}]::text[], kind), lower(title), id`)
  return rows.map((row) => ({ ...row, created_at: isoTime(row.created_at) }))
}

const kindList = sql.join(
  recordKinds.map((kind) => sql`${kind}`),
  sql`, `,
)
