import { z } from 'zod'
import { sqid, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { AuditEvent } from '../../tables/audit-events.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { describeEvent } from './event-in-words.ts'

export const AuditEventJson = z
  .object({
    id: sqid,
    action: text('publish'),
    record_type: text('Campaign'),
    record_id: sqid,
    summary: text('Mara Lindqvist published the campaign “Autumn roast”').meta({
      description: 'What was done, in words',
    }),
    changes: z.record(z.string(), z.array(z.unknown()).length(2)).meta({
      description: 'Before and after, by attribute',
      examples: [{ status: ['draft', 'active'] }],
    }),
    user: z.object({ id: sqid.nullable(), name: text('Mara Lindqvist') }),
    credential: z.object({
      type: z.enum(['session', 'access_token', 'system']),
      name: text('Firefox on Linux'),
    }),
    user_agent: text('Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'),
    ip: text('203.0.113.7'),
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
