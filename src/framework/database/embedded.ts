import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makeFolder } from '../durability/sync.ts'
import { lockDirectory } from './directory-lock.ts'
import { makeSocketFolder, socketName, sweepSocketFolders } from './embedded-sockets.ts'

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

/** Starts the embedded database on its directory, reached over a socket in a private folder. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  makeFolder(dataDir)
  const unlock = lockDirectory(dataDir)
  await sweepSocketFolders()
  const socketDir = makeSocketFolder()
  const script = new URL(`./embedded-worker${extname(import.meta.url)}`, import.meta.url)
  const worker = new Worker(script, {
    workerData: { directory: join(dataDir, 'postgres'), socket: join(socketDir, socketName) },
  })
  await untilReady(worker)
  const endWithProcess = () => {
    throw new Error('The embedded database has ended, and so does this process.')
  }
  worker.once('exit', endWithProcess)

  return {
    url: `postgres://postgres@${encodeURIComponent(socketDir)}/postgres`,
    stop: async () => {
      worker.off('exit', endWithProcess)
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
    worker.once('exit', () =>
      reject(new Error('The embedded database has ended while it started.')),
    )
  })
}
