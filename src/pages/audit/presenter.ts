import { z } from 'zod'
import { idOf, idOrNull, sqid, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import type { AuditEvent } from '../../tables/audit-events.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { describeEvent } from './event-in-words.ts'

const UserJson = shapeOf<AuditEvent>()(undefined, {
  id: meaning(
    idOrNull('User', 'user_id'),
    'Null for a user who is gone, for staff and for the service itself',
  ),
  name: from(text('Mara Lindqvist').describe('As it was then; staff are “(staff)”'), 'user_name'),
})

const CredentialJson = shapeOf<AuditEvent>()(undefined, {
  type: from(z.enum(['session', 'access_token', 'system']), 'credential_type'),
  name: from(
    text('Firefox on Linux').describe("The device, or the token's description"),
    'credential_name',
  ),
})

export const AuditEventJson = shapeOf<AuditEvent>()('AuditEvent', {
  id: idOf('AuditEvent'),
  action: text('publish').describe(
    '`create`, `update`, `destroy`, or a move of the record, such as `publish` or `leave`',
  ),
  record_type: text('Campaign').describe('What was changed, such as `Campaign`'),
  record_id: from(
    sqid.describe('Its id; the record may be gone by now'),
    ({ record_type, record_id }: AuditEvent) => encodeId(record_type, record_id),
  ),
  summary: from(
    text('Mara Lindqvist published the campaign “Autumn roast”').describe(
      'What was done, in words: `Mara Lindqvist changed the settings`',
    ),
    summaryOf,
  ),
  changes: z.record(z.string(), z.array(z.unknown()).length(2)).meta({
    description:
      'For each field what it was and what it became: `{"name": ["Acme", "Acme Ltd"]}`. Twice the same tells which record it was',
    examples: [{ status: ['draft', 'active'] }],
  }),
  user: from(UserJson, UserJson.present),
  credential: from(CredentialJson, CredentialJson.present),
  user_agent: text(
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  ).describe('What the program said of itself'),
  ip: text('203.0.113.7').describe('The address on the network'),
  created_at: timestamp,
})

export function summaryOf(event: AuditEvent): string {
  return `${eventAuthorInWords(event)} ${describeEvent(event)}`
}

/** Of what was done from a shell also which command and whose shell, where that is known. */
export function eventAuthorInWords(event: AuditEvent): string {
  const { user_name, credential_type, credential_name, is_staff } = event
  const isFromShell = is_staff && credential_type === 'system' && credential_name !== ''
  return isFromShell ? `${user_name}, with ${credential_name},` : user_name
}
