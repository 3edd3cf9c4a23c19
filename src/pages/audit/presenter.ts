import { z } from 'zod'
import { sqid, timestamp } from '../../framework/http/json-fields.ts'
import type { AuditEvent } from '../../tables/audit-events.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { describeEvent } from './event-in-words.ts'

export const AuditEventJson = z
  .object({
    id: sqid,
    action: z.string(),
    record_type: z.string(),
    record_id: sqid,
    summary: z.string().meta({ description: 'What was done, in words' }),
    changes: z
      .record(z.string(), z.tuple([z.unknown(), z.unknown()]))
      .meta({ description: 'Before and after, by attribute' }),
    user: z.object({ id: sqid.nullable(), name: z.string() }),
    credential: z.object({ type: z.enum(['session', 'access_token', 'system']), name: z.string() }),
    user_agent: z.string(),
    ip: z.string(),
    created_at: timestamp,
  })
  .meta({ id: 'AuditEvent' })

export function presentAuditEvent(event: AuditEvent): z.infer<typeof AuditEventJson> {
  return {
    id: encodeId('AuditEvent', event.id),
    action: event.action,
    record_type: event.record_type,
    record_id: encodeId(event.record_type, event.record_id),
    summary: `${event.user_name} ${describeEvent(event)}`,
    changes: event.changes,
    user: {
      id: event.user_id === null ? null : encodeId('User', event.user_id),
      name: event.user_name,
    },
    credential: { type: event.credential_type, name: event.credential_name },
    user_agent: event.user_agent,
    ip: event.ip,
    created_at: event.created_at,
  }
}
