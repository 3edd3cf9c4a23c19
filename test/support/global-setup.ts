import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the tests a data directory of their own, which is deleted after them. */
export default function setup(): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'troupe-test-'))
  process.env.DATA_DIR = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
