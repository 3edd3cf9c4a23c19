import type pg from 'pg'
import { breakOff, shareConnections } from '../driver/shared-connections.ts'
import { openPool } from '../pool.ts'

/** How long a replica may take to say how far it is, or to let somebody in. */
export const patienceMs = 1000

const sharedConnections = 2

type Connecting = {
  url: string
  config: pg.ClientConfig
  connections: number
  sharesSessions: boolean
}

/** Connections to a replica on which it is read from, as there are to the primary. */
export function openWay({ url, config, connections, sharesSessions }: Connecting) {
  const way = { ...config, connectionString: url, connectionTimeoutMillis: patienceMs }
  const pool = openPool({ ...way, max: connections }, sharesSessions)
  const shared = shareConnections(way, sharedConnections, sharesSessions)
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))

  return {
    pool,
    send: shared.send,
    /** Whoever waits there for an answer is told at once that none will come. */
    breakOff: (): void => {
      for (const client of clients) breakOff(client)
      shared.breakOff()
    },
    close: async (): Promise<void> => {
      await Promise.all([pool.end(), shared.end()])
    },
  }
}
