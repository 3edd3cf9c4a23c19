import { loadConfig } from '../../framework/config/config.ts'
import { readInstallation } from '../../framework/database/installation.ts'
import { openLog } from '../../framework/log.ts'
import { openFileStore } from '../../framework/uploads/store.ts'
import { setIdAlphabet } from '../../vocabulary/ids.ts'
import { openDatabase } from '../database.ts'
import { explainFailure } from '../failure.ts'
import { requireKnownDatabase } from '../set-up.ts'
import { examine } from './support/examination.ts'

const marks = { works: '✓', fails: '✗', unset: '–' }

/** Says of each service that the settings name whether it can be used, and fails if one cannot. */
async function main(): Promise<boolean> {
  const config = loadConfig()
  const log = openLog({ ...config, logLevel: 'fatal' })
  const services = { config, log, files: openFileStore(config) }
  let close: (() => Promise<void>) | undefined
  let works = true

  const openDb = async () => {
    const database = await openDatabase(config, log)
    close = database.close
    await requireKnownDatabase(database.db)
    setIdAlphabet((await readInstallation(database.db)).id_alphabet)
    return database.db
  }
  try {
    for await (const { name, state, words } of examine(services, openDb)) {
      console.log(`${marks[state]} ${name.padEnd(10)} ${words}`)
      works &&= state !== 'fails'
    }
  } finally {
    await close?.()
  }
  return works
}

main().then(
  (works) => process.exit(works ? 0 : 1),
  (error) => {
    console.error(explainFailure(error))
    process.exit(2)
  },
)
