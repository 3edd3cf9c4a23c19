import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
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

/** Counting a long log takes longer than shared reads may, so this uses a connection to itself. */
function eventsOfOrganization(db: Db) {
  return db
    .select({
      ...getTableColumns(auditEvents),
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
