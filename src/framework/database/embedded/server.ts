import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { ask, type Batch, openBatches } from './protocol.ts'

type Database = Pick<PGlite, 'execProtocolRawStream' | 'isInTransaction'>
type Turn = { socket: Socket; batch: Batch }

/**
 * Lets clients of PostgreSQL use a database that has a single session. Whatever a client sends up to the
 * point where it waits for answers is carried out in one go and answered in one write, which takes less than
 * half as long as message by message. Who is in a transaction has the database for themselves until it ends.
 */
export async function serve(db: Database, path: string, mostClients: number) {
  const clients = new Set<Socket>()
  const turns: Turn[] = []
  let owner: Socket | undefined
  let isRunning = false

  const isFree = ({ socket }: Turn) => owner === undefined || owner === socket

  async function goOn(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = turns.findIndex(isFree); next !== -1; next = turns.findIndex(isFree)) {
      const [{ socket, batch }] = turns.splice(next, 1) as [Turn]
      const answer = await run(batch)
      owner = db.isInTransaction() ? socket : undefined
      if (clients.has(socket)) socket.write(answer)
      else await leave(socket)
    }
    isRunning = false
  }

  async function run(batch: Batch): Promise<Buffer> {
    const pieces: Uint8Array[] = []
    await db.execProtocolRawStream(batch, {
      // The files are synced when PostgreSQL asks for it.
      syncToFs: false,
      onRawData: (piece) => pieces.push(piece.slice()),
    })
    return Buffer.concat(pieces)
  }

  /** Undoes a transaction that was begun by someone who is gone. */
  async function leave(socket: Socket): Promise<void> {
    if (owner !== socket) return
    await run(ask('ROLLBACK'))
    owner = undefined
  }

  function forget(socket: Socket): void {
    clients.delete(socket)
    turns.splice(0, turns.length, ...turns.filter((turn) => turn.socket !== socket))
    if (!isRunning) leave(socket).then(goOn)
  }

  const server = createServer((socket) => {
    clients.add(socket)
    const take = openBatches({
      refuse: () => socket.write('N'),
      run: (batch) => turns.push({ socket, batch }),
      end: () => socket.end(),
    })
    socket.on('data', (data) => {
      take(data)
      goOn()
    })
    // A client that breaks off is forgotten when its socket closes, which always follows.
    socket.on('error', () => {})
    socket.on('close', () => forget(socket))
  })
  server.maxConnections = mostClients
  server.listen(path)
  await once(server, 'listening')

  return {
    stop: async (): Promise<void> => {
      server.close()
      for (const socket of clients) socket.destroy()
      await once(server, 'close')
    },
  }
}
