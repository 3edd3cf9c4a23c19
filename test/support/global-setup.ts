import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data directory of their own for these tests, gone with them. */
export default function setup(): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'troupe-test-'))
  process.env.DATA_DIR = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
