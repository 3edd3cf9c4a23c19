import type { Tx } from '../../framework/database/db.ts'

/** When the post of a submission is read again. */

const stopping = {
  name: 'stop_polling',
  text: 'update posts set poll_at = null where submission_id = $1',
}

export async function stopPolling(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.writePrepared(stopping, [id])
}

const hurrying = {
  name: 'poll_soon',
  text: 'update posts set poll_at = troupe_now() where submission_id = $1',
}

/** Whatever was before: it may have been rejected, and so not read for a while. */
export async function pollSoon(tx: Tx, { id }: { id: number }): Promise<void> {
  await tx.writePrepared(hurrying, [id])
}
