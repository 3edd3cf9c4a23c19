import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import { inPages } from '../../framework/database/batches.ts'
import type { Db } from '../../framework/database/db.ts'
import { countedApart } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { type AuditEvent, auditEvents } from '../../tables/audit-events.ts'
import type { AuditFilters } from './filters.ts'
import { eventForOrganization } from './policy.ts'

export async function listAuditEvents(
  db: Db,
  { organization }: Member,
  page: PageRequest,
  filters: AuditFilters,
): Promise<Page<AuditEvent>> {
  const shown = isShown(organization, filters)
  const { total, offset, pageOf } = countedApart(auditEvents, shown, page)
  // Counting a long log takes longer than shared reads may, so this uses a connection to itself.
  const rows = await db
    .select({ ...getTableColumns(auditEvents), changes: shortenedChanges, total })
    .from(auditEvents)
    .where(shown)
    .orderBy(desc(auditEvents.id))
    .limit(page.size)
    .offset(offset)
  return pageOf(rows.map(eventForOrganization))
}

const atOnce = 500

/** All events that filters leave, some at a time. */
export async function* readAuditEvents(
  db: Db,
  { organization }: Member,
  filters: AuditFilters,
): AsyncGenerator<AuditEvent> {
  const shown = isShown(organization, filters)
  const events = inPages<AuditEvent>(atOnce, (last) =>
    db
      .select({ ...getTableColumns(auditEvents), changes: shortenedChanges })
      .from(auditEvents)
      .where(and(shown, last && lt(auditEvents.id, last.id)))
      .orderBy(desc(auditEvents.id))
      .limit(atOnce),
  )
  for await (const event of events) yield eventForOrganization(event)
}

function isShown({ id }: Member['organization'], { record_type, user_id }: AuditFilters) {
  return and(
    eq(auditEvents.organization_id, id),
    record_type && eq(auditEvents.record_type, record_type),
    user_id === undefined ? undefined : isBy(user_id),
  )
}

/**
 * The condition on events of a person, without what they did as staff: nobody is found out to be staff by
 * asking for it.
 */
const isBy = (userId: number) =>
  and(eq(auditEvents.user_id, userId), eq(auditEvents.is_staff, false))

const longestText = 4000

/**
 * A brief may have 64 KB, before and after, and a page has up to 100 events. Longer texts are cut by
 * the database, so that a page is never tens of megabytes on its way to the reader.
 */
const shortenedChanges = sql`case
  when octet_length(${auditEvents.changes}::text) <= ${sql.raw(String(longestText))}
    then ${auditEvents.changes}
  else (
    select jsonb_object_agg(attribute, jsonb_build_array(${cut('0')}, ${cut('1')}))
    from jsonb_each(${auditEvents.changes}) as change (attribute, value)
  )
end`.mapWith(auditEvents.changes)

/** The value before a change or after it, a long text without its end. */
function cut(place: '0' | '1'): SQL {
  const one = sql.raw(`(value -> ${place})`)
  const text = sql`(${one} #>> '{}')`
  const most = sql.raw(String(longestText))
  return sql`case
    when jsonb_typeof(${one}) = 'string' and length(${text}) > ${most}
      then to_jsonb(left(${text}, ${most}) || '…')
    else ${one}
  end`
}
