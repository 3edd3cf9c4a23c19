import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { beginningIn, pageOf } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { type AuditEvent, auditEvents } from '../../tables/audit-events.ts'

const ofOrganization = eq(auditEvents.organization_id, sql.placeholder('organizationId'))

export async function listAuditEvents(
  db: Db,
  { organization }: Member,
  page: PageRequest,
): Promise<Page<AuditEvent>> {
  const rows = await eventsOfOrganization(db).execute({ organizationId: organization.id, ...page })
  return pageOf(page, rows)
}

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

/** Counting a long log takes longer than shared reads may, so this uses a connection to itself. */
function eventsOfOrganization(db: Db) {
  return db
    .select({
      ...getTableColumns(auditEvents),
      changes: shortenedChanges,
      // Counted in a query of its own, because the log only grows: this way a page is read from the
      // index alone.
      total: sql<number>`(
        select count(*) from audit_events as every
        where every.organization_id = ${sql.placeholder('organizationId')}
      )`.mapWith(Number),
    })
    .from(auditEvents)
    .where(ofOrganization)
    .orderBy(desc(auditEvents.id))
    .limit(sql.placeholder('size'))
    .offset(beginningIn(auditEvents, ofOrganization))
    .prepare('audit_events_of_organization')
}
