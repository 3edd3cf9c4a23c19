import { loadConfig } from '../../framework/config/config.ts'
import { openLog } from '../../framework/log.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { openDatabase } from '../database.ts'
import { explainFailure } from '../failure.ts'
import { setUpDatabase } from '../set-up.ts'

/** Brings the database up to date without starting anything. */
async function main(): Promise<void> {
  const config = loadConfig()
  const log = openLog(config)
  const database = await openDatabase(config, log)
  try {
    const run = await setUpDatabase(database.connectionString, config, log)
    const done = run.length === 0 ? '' : ` now: ${counted(run.length, 'file')} changed it`
    console.log(`The database is up to date${done}.`)
  } finally {
    await database.close()
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(explainFailure(error))
    process.exit(1)
  },
)
