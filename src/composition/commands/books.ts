import type { Db } from '../../framework/database/db.ts'
import { reconcile } from '../../money/reconciliation/reconcile.ts'
import { explainFailure } from '../failure.ts'

/** Compares the books with the transfers, and says in the shell what does not agree. */
export async function compareBooks(db: Db): Promise<boolean> {
  const { checked_count, difference_count } = await reconcile(db, console.log)
  const outcome = difference_count === 0 ? 'everything agrees' : `${difference_count} do not agree`
  console.log(`${checked_count} records compared: ${outcome}.`)
  return difference_count === 0
}

/**
 * Ends the process by what a comparison came to: 1 if something does not agree, 2 if it could not be made.
 */
export function endWith(agrees: Promise<boolean>): void {
  agrees.then(
    (isSo) => process.exit(isSo ? 0 : 1),
    (error) => {
      console.error(explainFailure(error))
      process.exit(2)
    },
  )
}
