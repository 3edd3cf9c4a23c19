import { loadConfig } from '../../framework/config/config.ts'
import { openLog } from '../../framework/log.ts'
import { reconcile } from '../../money/reconciliation/reconcile.ts'
import { openDatabase } from '../database.ts'
import { explainFailure } from '../failure.ts'

/** Compares the books with the transfers, and fails if anything does not agree. */
async function main(): Promise<boolean> {
  const config = loadConfig()
  const database = await openDatabase(config, openLog({ ...config, logLevel: 'warn' }))
  try {
    const { checked_count, difference_count } = await reconcile(database.db, console.log)
    const records = `${checked_count} records compared`
    console.log(
      difference_count === 0
        ? `${records}: everything agrees.`
        : `${records}: ${difference_count} do not agree.`,
    )
    return difference_count === 0
  } finally {
    await database.close()
  }
}

main().then(
  (agrees) => process.exit(agrees ? 0 : 1),
  (error) => {
    console.error(explainFailure(error))
    process.exit(2)
  },
)
