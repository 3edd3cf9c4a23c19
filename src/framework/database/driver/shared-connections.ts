import pg from 'pg'
import { forgetNames } from './names/unnamed.ts'
import { ask, type Send } from './statement.ts'

const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 }

/** One of the connections, and how many statements on it have no answer yet. */
type Connection = { opened: Promise<pg.Client>; waiting: number }

/**
 * Connections shared by statements that finish quickly and hold no lock, so that none needs one to
 * itself: each statement is sent without waiting for the answer to the one before it. All
 * statements of one turn of the event loop leave in one write, because a busy server spends more
 * time on writing to sockets than on what it writes.
 */
export function shareConnections(config: pg.ClientConfig, most: number, sharesSessions = false) {
  const connections = new Set<Connection>()

  function choose(): Connection {
    let quietest: Connection | undefined
    for (const connection of connections) {
      if (quietest === undefined || connection.waiting < quietest.waiting) quietest = connection
    }
    if (quietest === undefined) return open()
    return quietest.waiting > 0 && connections.size < most ? open() : quietest
  }

  function open(): Connection {
    // The connection is kept alive, because a firewall that drops a long idle one would not tell us.
    const client = new pg.Client({ ...config, pipeline: true, ...keptAlive })
    if (sharesSessions) forgetNames(client)
    const connection = { opened: client.connect().then(() => client), waiting: 0 }
    // A connection that breaks, or cannot be opened, is forgotten. The next statement opens
    // another.
    const forget = () => connections.delete(connection)
    client.on('error', forget)
    client.on('end', forget)
    connection.opened.catch(forget)
    connections.add(connection)
    return connection
  }

  const send: Send = async (statement, values) => {
    const connection = choose()
    connection.waiting += 1
    try {
      const client = await connection.opened
      holdWrites(client)
      return await ask(client, statement, values)
    } finally {
      connection.waiting -= 1
    }
  }

  return {
    send,
    /** Fails at once what waits for an answer on connections that will give none. */
    breakOff: (): void => {
      for (const { opened } of connections) opened.then(breakOff, () => {})
    },
    end: async (): Promise<void> => {
      await Promise.allSettled([...connections].map(async ({ opened }) => (await opened).end()))
    },
  }
}

/** Ends a connection without a word, so that all who wait for an answer on it are told. */
export function breakOff({ connection: { stream } }: pg.Client): void {
  stream.destroy()
}

/**
 * Keeps what is sent on a connection until the end of this turn of the event loop, to send it in one write.
 */
export function holdWrites({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
