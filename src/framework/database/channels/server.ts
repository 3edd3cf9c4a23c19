import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { rootOf } from '../../errors.ts'
import { type Channel, channelName, makeSpeaker } from './channel.ts'

const patienceMs = 5_000
const beatMs = 30_000
const firstPauseMs = 500
const longestPauseMs = 30_000

/** Listens to a server on a connection of its own, for as long as the process lives. */
export function listenToServer(connectionString: string, log: FastifyBaseLogger): Channel {
  const { listen, say, sayMissed } = makeSpeaker()
  let current: pg.Client | undefined
  let isStopped = false
  let pauseMs = firstPauseMs
  let again: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      application_name: 'troupe live',
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    current = client
    client.on('notification', ({ payload }) => say(payload))
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      await client.query(`listen ${channelName}`)
      pauseMs = firstPauseMs
      sayMissed()
    } catch (error) {
      // A start that fails is logged by others, in a line of their own.
      const isFirst = pauseMs === firstPauseMs
      if (!isStopped && !isFirst)
        log.warn({ reason: rootOf(error) }, 'cannot hear what the database tells')
      lose(client)
    }
  }

  const lose = (client: pg.Client): void => {
    if (client !== current || isStopped) return
    current = undefined
    client.end().catch(() => {})
    again = setTimeout(connect, pauseMs * (0.5 + Math.random())).unref()
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  // A connection that only listens would never notice that nobody is at the other end any more.
  const beat = setInterval(() => {
    const client = current
    client?.query('select 1').catch(() => lose(client))
  }, beatMs).unref()
  const started = connect()

  return {
    listen,
    stop: async () => {
      isStopped = true
      clearInterval(beat)
      clearTimeout(again)
      await started
      await current?.end().catch(() => {})
    },
  }
}
