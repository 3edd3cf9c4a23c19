import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where each server that belongs to no single test has a file, named by its process. */
export function runningServers(directory: string): string {
  const folder = join(directory, 'servers')
  mkdirSync(folder, { recursive: true })
  return folder
}

export function endServers(directory: string): void {
  for (const pid of readdirSync(runningServers(directory))) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}
