import { loadConfig } from '../../framework/config/config.ts'
import { readInstallation, requireKnownKey } from '../../framework/database/installation.ts'
import { openQueue } from '../../framework/jobs/queue.ts'
import { openLog } from '../../framework/log.ts'
import { openMailer } from '../../framework/mail/mailer.ts'
import { operator } from '../../tables/actor.ts'
import { setBaseUrl } from '../../vocabulary/addresses/urls.ts'
import { setIdAlphabet } from '../../vocabulary/ids.ts'
import { openDatabase } from '../database.ts'
import { explainFailure } from '../failure.ts'
import { jobs } from '../jobs.ts'
import { requireKnownDatabase } from '../set-up.ts'
import { helpLines, requireCommand, runCommand } from './support/commands.ts'
import { shellUser } from './support/shell-user.ts'

/** Does one thing that support is asked for, in the name of whoever has a shell on this machine. */
async function main(words: string[]): Promise<void> {
  const [name = 'help'] = words
  if (name === 'help' || name === '--help') {
    console.log(['bin/troupe-admin COMMAND', ...helpLines()].join('\n'))
    return
  }
  requireCommand(words)
  const config = loadConfig()
  const log = openLog({ ...config, logLevel: 'warn' })
  const database = await openDatabase(config, log)
  try {
    const { db } = database
    await requireKnownDatabase(db)
    const installation = await readInstallation(db)
    requireKnownKey(installation, config.secretKeys)
    setIdAlphabet(installation.id_alphabet)
    setBaseUrl(config.baseUrl)
    const queue = await openQueue(database.pool, log, { isWorking: false })
    await queue.declare(jobs)
    const author = operator(`bin/troupe-admin (${shellUser()})`)
    const mailer = openMailer(config, db, queue)
    try {
      await runCommand({ db, config, queue, mailer, author, say: console.log }, words)
    } finally {
      await queue.stop(0)
    }
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    console.error(explainFailure(error))
    process.exit(1)
  },
)
