import type { AuditEvent } from '../../tables/audit-events.ts'
import type { Role } from '../../vocabulary/roles.ts'
import { roleInWords } from '../../vocabulary/roles.ts'
import { attributeNames, describeValue } from './values-in-words.ts'

export type ChangeInWords = { attribute: string; before: string; after: string }

/** What someone did, to be read after their name: "changed the role of Robin Vale". */
export function describeEvent(event: AuditEvent): string {
  const sentence = sentences[`${event.record_type}.${event.action}`]
  return sentence?.(event) ?? `${pastTense(event.action)} ${describeRecord(event)}`
}

/** Before and after, an empty text for nothing. What the sentence and its time say already is left out. */
export function describeChanges(event: AuditEvent): ChangeInWords[] {
  const told = event.action === 'create' ? ['user', 'email', 'role'] : ['user', 'email']
  const currencies = (event.changes.currency ?? []) as string[]

  return Object.entries(event.changes)
    .filter(([attribute, [before, after]]) => before !== after && !told.includes(attribute))
    .filter(([attribute]) => !attribute.endsWith('_at'))
    .map(([attribute, [before, after]]) => ({
      attribute: attributeNames[attribute] ?? capitalised(attribute),
      before: describeValue(attribute, before, currencies[0] ?? currencies[1]),
      after: describeValue(attribute, after, currencies[1]),
    }))
    .filter(({ before, after }) => before !== '' || after !== '')
}

const sentences: Record<string, (event: AuditEvent) => string> = {
  'Organization.create': () => 'created the organization',
  'Organization.update': () => 'changed the settings',
  'Membership.create': (event) => `joined as ${roleOf(event)}`,
  'Membership.update': (event) => `changed the role of ${valueIn(event, 'user')}`,
  'Membership.destroy': (event) => `removed ${valueIn(event, 'user')}`,
  'Membership.leave': () => 'left the organization',
  'Invitation.create': (event) => `invited ${valueIn(event, 'email')} as ${roleOf(event)}`,
  'Invitation.update': (event) => `sent a new invitation to ${valueIn(event, 'email')}`,
  'Invitation.destroy': (event) => `withdrew the invitation of ${valueIn(event, 'email')}`,
}

const irregular: Record<string, string> = {
  update: 'changed',
  destroy: 'deleted',
  submit: 'submitted',
  withdraw: 'withdrew',
  send: 'sent',
}

function pastTense(action: string): string {
  return irregular[action] ?? `${action}${action.endsWith('e') ? 'd' : 'ed'}`.replaceAll('_', ' ')
}

function describeRecord(event: AuditEvent): string {
  const kind = event.record_type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  const name = valueIn(event, 'name')
  return name === '' ? `a ${kind}`.replace(/^a (?=[aeio])/, 'an ') : `the ${kind} “${name}”`
}

function roleOf(event: AuditEvent): string {
  return roleInWords[valueIn(event, 'role') as Role] ?? 'a member'
}

/** What an attribute came to be or, where it is gone, what it was. */
function valueIn({ changes }: AuditEvent, attribute: string): string {
  const [before, after] = changes[attribute] ?? []
  return String(after ?? before ?? '')
}

function capitalised(attribute: string): string {
  const words = attribute.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
