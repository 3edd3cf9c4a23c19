import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockDirectory } from './directory-lock.ts'

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

/**
 * Starts the embedded database on its directory. Its socket lies in a private folder: the protocol
 * has no password, and only this user may reach it. A socket's path must be short, so the folder is
 * not below the data directory.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockDirectory(dataDir)
  const socketDir = mkdtempSync(join(tmpdir(), 'troupe-'))
  const script = new URL(`./embedded-worker${extname(import.meta.url)}`, import.meta.url)
  const worker = new Worker(script, {
    workerData: { directory: join(dataDir, 'postgres'), socket: join(socketDir, '.s.PGSQL.5432') },
  })
  await untilReady(worker)

  return {
    url: `postgres://postgres@${encodeURIComponent(socketDir)}/postgres`,
    stop: async () => {
      worker.postMessage('stop')
      await once(worker, 'exit')
      rmSync(socketDir, { recursive: true, force: true })
      unlock()
    },
  }
}

/** Ignores other messages: under `node --watch` a thread also reports the files it loads. */
function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === 'ready') resolve()
    })
    worker.once('error', reject)
  })
}
