import type { AuditEvent } from '../../tables/audit-events.ts'
import { kindByType } from './kinds.ts'
import { describeValue } from './values-in-words.ts'

/** Describes what someone did, to be read after their name: "changed the role of Robin Vale". */
export function describeEvent({ record_type, action, changes }: AuditEvent): string {
  const sentence = kindByType.get(record_type)?.sentences[action]
  const values = Object.entries(changes).map(([attribute, [before, after]]) => [
    attribute,
    String(after ?? before ?? ''),
  ])
  return sentence?.(Object.fromEntries(values)) ?? `did something else (${record_type} ${action})`
}

export type ChangeInWords = { attribute: string; before: string; after: string }

/**
 * The values before and after, with an empty text for no value. Leaves out what the event's
 * sentence and time already say.
 */
export function describeChanges(event: AuditEvent): ChangeInWords[] {
  const told = event.action === 'create' ? ['user', 'email', 'role'] : ['user', 'email']
  const currencies = (event.changes.currency ?? []) as string[]
  const labels = kindByType.get(event.record_type)?.labels ?? {}

  return Object.entries(event.changes)
    .filter(([attribute, [before, after]]) => before !== after && !told.includes(attribute))
    .filter(([attribute]) => !attribute.endsWith('_at'))
    .map(([attribute, [before, after]]) => ({
      attribute: labels[attribute] ?? capitalised(attribute),
      before: describeValue(attribute, before, currencies[0] ?? currencies[1]),
      after: describeValue(attribute, after, currencies[1]),
    }))
    .filter(({ before, after }) => before !== '' || after !== '')
}

function capitalised(attribute: string): string {
  const words = attribute.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
