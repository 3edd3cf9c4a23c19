import type { Tx } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { auditEvents, type Changes } from '../../tables/audit-events.ts'
import { unchanged } from './changes.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

/** Written in the transaction of the change itself: there is never one without the other. */
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
