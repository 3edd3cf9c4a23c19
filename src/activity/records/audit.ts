import { is, SQL } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import { auditEvents, type Changes } from '../../tables/audit-events.ts'
import { displayName } from '../../tables/users.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

/** Records an event in the transaction of its change, so that neither exists without the other. */
export async function audit<Table extends RecordTable, Action extends string>(
  tx: Tx,
  actor: Author,
  kind: RecordKind<Table, Action>,
  action: Action,
  record: RowOf<Table>,
  changes: Changes = {},
): Promise<void> {
  const { type, identity, organizationId, confidential = [] } = kind
  const told = { ...identifying(identity?.(record) ?? {}), ...changes }

  await tx.insert(auditEvents).values({
    action,
    record_type: type,
    record_id: record.id as number,
    organization_id: organizationId?.(record) ?? null,
    changes: withoutValues(told, confidential),
    user_id: actor.user?.id ?? null,
    user_name: nameOf(actor),
    credential_type: actor.credential.type,
    credential_id: actor.credential.id,
    credential_name: actor.credential.name,
    user_agent: actor.user_agent,
    ip: actor.ip,
  })
}

/** An organization that reads its log is told that it was none of its own people. */
function nameOf({ user, isStaff }: Author): string {
  if (user === null) return 'Troupe'
  return isStaff ? `${displayName(user)} (staff)` : displayName(user)
}

/** An attribute that did not change, told because it says which record did. */
export function unchanged(value: string): Changes[string] {
  return [value, value]
}

type Row = Record<string, unknown>

/** What differs between a record and its new values; timestamps say nothing an event does not. */
export function changesBetween(before: Row, after: Row): Changes {
  const changes: Changes = {}
  for (const [attribute, value] of Object.entries(after)) {
    if (!isEqual(before[attribute], value) && attribute !== 'updated_at')
      changes[attribute] = [before[attribute] ?? null, value]
  }
  return changes
}

function identifying(identity: Record<string, string>): Changes {
  return Object.fromEntries(
    Object.entries(identity).map(([attribute, value]) => [attribute, unchanged(value)]),
  )
}

function withoutValues(changes: Changes, confidential: readonly string[]): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([attribute, change]) => [
      attribute,
      confidential.includes(attribute) ? ['[private]', '[private]'] : change,
    ]),
  )
}

/** Lists are of countries or platforms, which a form sends in an order of its own. */
function isEqual(before: unknown, after: unknown): boolean {
  // What an expression comes to is known only to the database.
  if (is(after, SQL)) return false
  return JSON.stringify(inOrder(before)) === JSON.stringify(inOrder(after))
}

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value
}
