import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadConfig } from '../../framework/config/config.ts'
import { placeOf } from '../../framework/database/place.ts'
import { makeFolder } from '../../framework/durability/sync.ts'
import { StartRefused } from '../../framework/start-refused.ts'
import { pack } from '../backups/archive.ts'
import { writeContents } from '../backups/contents.ts'
import { copyDatabase, linkFiles, noteBackup } from '../backups/copies.ts'
import { explainFailure } from '../failure.ts'

/** Writes all that an installation has into one file. */
async function main(): Promise<void> {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new StartRefused('Name the file to write: bin/backup FILE')
  const file = resolve(name)
  if (existsSync(file)) throw new StartRefused(`${file} is there already.`)
  if (!existsSync(dirname(file))) throw new StartRefused(`There is no folder ${dirname(file)}.`)
  const config = loadConfig()
  const { dataDir, backup } = config

  makeFolder(dataDir)
  // On the disk of the files, so that they can be linked.
  const folder = mkdtempSync(join(dataDir, 'backup-'))
  try {
    const uploads = [join(dataDir, 'uploads'), join(folder, 'uploads')] as const
    const hasFiles = config.s3 === undefined
    // Before and after: whatever the copy of the database names was there at one of the two times.
    if (hasFiles) linkFiles(...uploads)
    await copyDatabase(config, folder)
    if (hasFiles) linkFiles(...uploads)
    const secret = join(dataDir, 'secret_key')
    const hasSecret = backup.recipient !== undefined && existsSync(secret)
    if (hasSecret) cpSync(secret, join(folder, 'secret_key'))
    const kind = config.databaseUrl === undefined ? 'embedded' : 'server'
    const { checksums } = await writeContents(folder, kind)
    await pack(folder, file, backup.recipient)
    await noteBackup(config)
    const count = Object.keys(checksums).filter((path) => path.startsWith('uploads/')).length
    const place = config.databaseUrl === undefined ? dataDir : placeOf(config.databaseUrl)
    console.log(`${file}: ${place}, ${statSync(file).size} bytes, with ${count} uploaded files.`)
    if (!hasFiles)
      console.log('Files in the bucket of S3_BUCKET are not in it: keep copies of that apart.')
    if (!hasSecret)
      console.log('The secret (SECRET_KEY, or the file secret_key) is not in it: keep it apart.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(explainFailure(error))
    process.exit(1)
  },
)
