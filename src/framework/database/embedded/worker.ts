import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { openPostgres } from './postgres.ts'
import { serve } from './server.ts'

/** PostgreSQL inside this process, in a thread of its own, reached over a private socket. */
const { directory, socket } = workerData as { directory: string; socket: string }

const db = await openPostgres(directory, (error) => {
  writeSync(2, `The embedded database could not be written to its disk: ${error}\n`)
  // Ends this thread in the midst of a statement, so that it is never acknowledged.
  process.exit(1)
})
// One connection is not enough: after a failed statement the pool opens a new one while the old one
// is still closing.
const { stop } = await serve(db, socket, 5)
parentPort?.postMessage('ready')

parentPort?.on('message', async (message) => {
  if (message === 'call') return parentPort?.postMessage('here')
  await stop()
  await db.close()
  parentPort?.close()
})
