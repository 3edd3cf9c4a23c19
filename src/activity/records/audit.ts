import type { Tx } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { auditEvents, type Changes } from '../../tables/audit-events.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

/** Records an event in the transaction of its change, so that neither exists without the other. */
export async function audit<Table extends RecordTable, Action extends string>(
  tx: Tx,
  actor: Actor,
  kind: RecordKind<Table, Action>,
  action: Action,
  record: RowOf<Table>,
  changes: Changes = {},
): Promise<void> {
  const identity = Object.entries(kind.identity?.(record) ?? {}).map(([attribute, value]) => [
    attribute,
    unchanged(value),
  ])
  await tx.insert(auditEvents).values({
    action,
    record_type: kind.type,
    record_id: record.id as number,
    organization_id: kind.organizationId?.(record) ?? (record.organization_id as number),
    changes: { ...Object.fromEntries(identity), ...changes },
    user_id: actor.user.id,
    user_name: actor.user.name || actor.user.email,
    credential_type: actor.credential.type,
    credential_id: actor.credential.id,
    credential_name: actor.credential.name,
    user_agent: actor.user_agent,
    ip: actor.ip,
  })
}

type Row = Record<string, unknown>

/** An attribute that did not change. It is recorded because it identifies the record. */
export function unchanged(value: string): Changes[string] {
  return [value, value]
}

/**
 * The differences between a record and its new values. `updated_at` is left out, because the event
 * has a time of its own.
 */
export function changesBetween(before: Row, after: Row): Changes {
  const changes: Changes = {}
  for (const [attribute, value] of Object.entries(after)) {
    if (!isSame(before[attribute], value) && attribute !== 'updated_at')
      changes[attribute] = [before[attribute] ?? null, value]
  }
  return changes
}

/** The new values that have to be stored. The rest stays as it was, even the order of lists. */
export function changedValues<Values extends Row>(values: Values, changes: Changes): Values {
  const changed = Object.entries(values).filter(([attribute]) => attribute in changes)
  return Object.fromEntries(changed) as Values
}

/** Ignores the order of lists, because a form may send countries or platforms in any order. */
function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(inOrder(before)) === JSON.stringify(inOrder(after))
}

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value
}
