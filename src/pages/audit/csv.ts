import { csvLine } from '../../framework/formats/csv.ts'
import type { AuditEvent } from '../../tables/audit-events.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { describeChanges, describeEvent } from './event-in-words.ts'

export const auditTitles = [
  'Date',
  'Who',
  'What',
  'Changes',
  'Record',
  'Id',
  'Action',
  'Through',
  'Address',
]

/** A line for each event, the newest first. */
export async function* auditLines(events: AsyncIterable<AuditEvent>): AsyncGenerator<string> {
  yield csvLine(auditTitles)
  for await (const event of events) {
    const changes = describeChanges(event).map(
      ({ attribute, before, after }) => `${attribute}: ${before || '–'} → ${after || '–'}`,
    )
    yield csvLine([
      event.created_at,
      event.user_name,
      describeEvent(event),
      changes.join('; '),
      event.record_type,
      encodeId(event.record_type, event.record_id),
      event.action,
      event.credential_name,
      event.ip,
    ])
  }
}
