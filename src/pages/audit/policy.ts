import type { Member } from '../../tables/actor.ts'
import { isAdmin } from '../../tables/actor.ts'
import type { AuditEvent } from '../../tables/audit-events.ts'

export const auditPolicy = {
  list: (actor: Member) => isAdmin(actor),
}

/**
 * The event as the organization reads it: that staff did it, and by which name, but not who and where they
 * are.
 */
export function eventForOrganization<Event extends AuditEvent>(event: Event): Event {
  if (!event.is_staff) return event
  return { ...event, user_id: null, credential_name: '', user_agent: '', ip: '' }
}
