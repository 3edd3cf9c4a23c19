import { isDeepStrictEqual } from 'node:util'
import { is, SQL } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { statement, type Value } from '../../framework/database/driver/statement.ts'
import type { Author } from '../../tables/actor.ts'
import type { Changes } from '../../tables/audit-events.ts'
import { displayName } from '../../tables/users/users.ts'
import { markAsStaff, ownName } from '../../vocabulary/people/name-marks.ts'
import type { Audited } from './record.ts'

/** Records an event in the transaction of its change, so that neither exists without the other. */
export async function audit<Row extends object, Action extends string>(
  tx: Tx,
  actor: Author,
  kind: Audited<NoInfer<Row>, Action>,
  action: Action,
  record: Row,
  changes: Changes = {},
): Promise<void> {
  const organizationId = kind.organizationId?.(record) ?? null
  const event = eventOf(actor, kind, action, record, changes)
  tx.writeLater(auditStatement, [...event, (record as { id: number }).id, organizationId])
}

/** Columns of an event, and their types. The record and its organization are told apart. */
export const eventColumns = {
  action: 'text',
  record_type: 'text',
  changes: 'jsonb',
  user_id: 'bigint',
  user_name: 'text',
  is_staff: 'boolean',
  credential_type: 'text',
  credential_id: 'bigint',
  credential_name: 'text',
  user_agent: 'text',
  ip: 'text',
}

/** The values of those columns. */
export function eventOf<Row, Action extends string>(
  actor: Author,
  { type, identity, confidential = [] }: Audited<NoInfer<Row>, Action>,
  action: Action,
  record: Row,
  changes: Changes,
): Value[] {
  const told = { ...identifying(identity?.(record) ?? {}), ...changes }
  return [
    action,
    type,
    JSON.stringify(withoutValues(told, confidential)),
    actor.user?.id ?? null,
    nameOf(actor),
    actor.isStaff === true,
    actor.credential.type,
    actor.credential.id,
    actor.credential.name,
    actor.user_agent,
    actor.ip,
  ]
}

const names = [...Object.keys(eventColumns), 'record_id', 'organization_id']

/** Nearly every change is recorded, so the statement is made once. */
const auditStatement = statement(
  'audit_events',
  `insert into audit_events (${names}) values (${names.map((_, at) => `$${at + 1}`)})`,
)

/** An organization that reads its log is told that it was none of its own people. */
function nameOf({ user, isStaff }: Author): string {
  const name = user === null ? ownName : displayName(user)
  return isStaff ? markAsStaff(name) : name
}

/** An attribute that did not change, told because it says which record did. */
export function unchanged(value: string): Changes[string] {
  return [value, value]
}

type Values = Record<string, unknown>

/** Differences between a record and its new values; timestamps say nothing an event does not. */
export function changesBetween(before: Values, after: Values): Changes {
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
  // The result of an expression is known only to the database.
  if (is(after, SQL)) return false
  // The database gives JSON back with its keys in another order.
  return isDeepStrictEqual(inOrder(before), inOrder(after))
}

function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value
}
