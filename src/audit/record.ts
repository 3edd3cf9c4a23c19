import type { Actor } from '../authentication/actor.ts'
import type { Db } from '../database/client.ts'
import type { RecordType } from '../sqids.ts'
import { auditEvents, type Changes } from './table.ts'

type Mutation = {
  action: string
  record_type: RecordType
  record_id: number
  organization_id?: number
  changes?: Changes
}

/** Written in the transaction of the change itself: there is never one without the other. */
export async function recordAudit(tx: Db, actor: Actor, mutation: Mutation): Promise<void> {
  await tx.insert(auditEvents).values({
    changes: {},
    ...mutation,
    user_id: actor.user.id,
    user_name: actor.user.name || actor.user.email,
    credential_type: actor.credential.type,
    credential_id: actor.credential.id,
    credential_name: actor.credential.name,
    user_agent: actor.user_agent,
    ip: actor.ip,
  })
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
    const isSame = JSON.stringify(before[attribute]) === JSON.stringify(value)
    if (!isSame && attribute !== 'updated_at')
      changes[attribute] = [before[attribute] ?? null, value]
  }
  return changes
}
