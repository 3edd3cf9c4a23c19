import type { FastifyInstance } from 'fastify'
import type { Pulse } from '../database/channels/pulse.ts'

const patienceMs = 10_000

/** Tells whoever restarts processes that this one is alive, even if its database is not. */
export async function livenessRoutes(app: FastifyInstance) {
  const { pulse } = app.context

  app.get('/', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    return reply.send({ status: 'up', ...databaseState(pulse) })
  })
}

/** Tells load balancers whether to send requests here. */
export async function readinessRoutes(app: FastifyInstance) {
  const { pulse, disk, drain } = app.context

  app.get('/', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    const { database } = databaseState(pulse)
    const state = { database, disk: disk.isFull() ? 'full' : 'free' }
    if (drain.isOn) return reply.code(503).send({ status: 'stopping', ...state })
    const isReady = database === 'up' && !disk.isFull()
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', ...state })
  })
}

type State = { database: 'up' | 'read-only' | 'down'; answered_seconds_ago: number }

function databaseState(pulse: Pulse): State {
  const ageMs = pulse.ageMs()
  const answering = pulse.isReadOnly() ? 'read-only' : 'up'
  return {
    database: ageMs < patienceMs ? answering : 'down',
    answered_seconds_ago: Math.round(ageMs / 1000),
  }
}
