import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Two processes on one embedded database would destroy it. The file of a dead process is void. */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'lock')
  const holder = readHolder(file)
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `${directory} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }

  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
