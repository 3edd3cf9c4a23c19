import type { Tx } from '../../framework/database/db.ts'
import { statement } from '../../framework/database/driver/statement.ts'

/** When the post of a submission is read again. */

const stopping = statement(
  'stop_polling',
  'update posts set poll_at = null where submission_id = $1',
)

export async function stopPolling(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.writePrepared(stopping, [id])
}

const hurrying = statement(
  'poll_soon',
  'update posts set poll_at = troupe_now() where submission_id = $1',
)

/** Whatever was before: it may have been rejected, and so not read for a while. */
export async function pollSoon(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.writePrepared(hurrying, [id])
}
