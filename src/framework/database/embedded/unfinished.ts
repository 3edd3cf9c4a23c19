import fs from 'node:fs'
import { join } from 'node:path'
import { syncPath } from '../../durability/sync.ts'

const words = 'The database beside this file is only half made. The next start makes it anew.\n'

const markOf = (dataDir: string) => join(dataDir, 'unfinished')

/** Marks the embedded database as begun: until it is finished nobody has used it, and it is worth nothing. */
export function beginDatabase(dataDir: string): void {
  fs.writeFileSync(markOf(dataDir), words)
  syncPath(dataDir)
}

export function finishDatabase(dataDir: string): void {
  fs.rmSync(markOf(dataDir), { force: true })
  syncPath(dataDir)
}

export function dropUnfinished(dataDir: string, directory: string): void {
  if (!fs.existsSync(markOf(dataDir))) return
  fs.rmSync(directory, { recursive: true, force: true })
  finishDatabase(dataDir)
}
