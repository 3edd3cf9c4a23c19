import type pg from 'pg'
import { type Channel, makeSpeaker } from './channel.ts'

/**
 * The embedded database has a single connection, so what it tells arrives there, behind the answer to the
 * commit. The pool asks for it whenever it connects.
 */
export function listenToEmbedded(pool: pg.Pool): Channel {
  const { listen, say, sayMissed } = makeSpeaker()
  let hasConnected = false

  pool.on('connect', (client) => {
    client.on('notification', ({ payload }) => say(payload))
    // Messages behind an answer that never arrived are lost with it.
    if (hasConnected) sayMissed()
    hasConnected = true
  })
  return { listen, stop: async () => {} }
}
