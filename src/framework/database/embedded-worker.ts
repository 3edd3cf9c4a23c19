import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** PostgreSQL inside this process, in a thread of its own, reached over a private socket. */
const { directory, socket } = workerData as { directory: string; socket: string }

const db = await PGlite.create(directory)
// One connection is not enough: after a failed statement the pool opens a new one while the old one
// is still closing.
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 5 })
await server.start()
parentPort?.postMessage('ready')

parentPort?.once('message', async () => {
  await server.stop()
  await db.close()
  parentPort?.close()
})
