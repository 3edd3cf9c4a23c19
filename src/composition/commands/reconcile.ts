import { loadConfig } from '../../framework/config/config.ts'
import { openLog } from '../../framework/log.ts'
import { openDatabase } from '../database.ts'
import { requireKnownDatabase } from '../set-up.ts'
import { compareBooks, endWith } from './books.ts'

/** Compares the books with the transfers, and fails if anything does not agree. */
async function main(): Promise<boolean> {
  const config = loadConfig()
  const database = await openDatabase(config, openLog({ ...config, logLevel: 'warn' }))
  try {
    await requireKnownDatabase(database.db)
    return await compareBooks(database.db)
  } finally {
    await database.close()
  }
}

endWith(main())
