import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder, syncPath } from '../durability/sync.ts'

/** The installation's secret, made at the first start and the same ever after. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret_key')
  makeFolder(dataDir, 0o700)
  return read(file) ?? create(file)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes the file completely and then links it into place. If two processes start at once, the
 * first link wins and both read the same secret.
 */
function create(file: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  syncPath(draft)
  try {
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  // A secret that a power cut takes away takes with it whatever was encrypted with it.
  syncPath(dirname(file))
  return readFileSync(file, 'utf8').trim()
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
