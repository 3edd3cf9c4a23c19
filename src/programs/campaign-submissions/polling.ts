import type { Tx } from '../../framework/database/db.ts'
import { statement } from '../../framework/database/driver/statement.ts'

/** When the post of a submission is read. The reading itself is in `programs/posts/`, which knows submissions. */

const pollSoonStatement = statement(
  'poll_soon',
  'update posts set poll_at = troupe_now() where submission_id = $1',
)

/** Has its post read, whatever was before: it may have been rejected, and so not read for a while. */
export async function pollSoon(tx: Tx, { id }: { id: number }): Promise<void> {
  tx.writeLater(pollSoonStatement, [id])
}

const stopPollingStatement = statement(
  'stop_polling',
  'update posts set poll_at = null where submission_id = $1',
)

export async function stopPolling(tx: Tx, { id }: { id: number }): Promise<void> {
  tx.writeLater(stopPollingStatement, [id])
}
