import { and, asc, eq } from 'drizzle-orm'
import { type AuditEvent, auditEvents } from '../../../src/tables/audit-events.ts'
import type { RecordType } from '../../../src/vocabulary/ids.ts'
import { db } from '../helper.ts'

/** The audit events of what someone did to one kind of record, oldest first. */
export function auditOf(user: { id: number }, record_type: RecordType): Promise<AuditEvent[]> {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.user_id, user.id), eq(auditEvents.record_type, record_type)))
    .orderBy(asc(auditEvents.id))
}
