import { eq } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Author } from '../../tables/actor.ts'
import type { Changes } from '../../tables/audit-events.ts'
import { audit } from './audit.ts'
import { requireAsKnown } from './lock.ts'
import type { RecordKind, RecordTable, RowOf } from './record.ts'

/**
 * Deletes a record, with the audit event that tells of it. Of two who delete it at the same moment one
 * does, and for the other it is gone already.
 */
export async function destroy<Table extends RecordTable, Action extends string>(
  tx: Tx,
  actor: Author,
  kind: RecordKind<Table, Action>,
  action: Action,
  record: RowOf<Table>,
  changes: Changes = {},
): Promise<void> {
  await requireAsKnown(tx, kind.table, record)
  const deleted = await tx
    .delete(kind.table)
    .where(eq(kind.table.id, record.id))
    .returning({ id: kind.table.id })
  if (deleted.length === 0) throw new NotFound(kind.notFound)
  await audit(tx, actor, kind, action, record, changes)
}
