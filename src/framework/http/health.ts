import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/db.ts'

const patienceMs = 3000

/** Tells load balancers and monitors whether the process and its database answer. */
export async function healthRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get('/', { config: { alwaysAdmit: true } }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    try {
      await askDatabase(db)
      return reply.send({ status: 'up', database: 'up' })
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'up', database: 'down' })
    }
  })
}

/** Has a time limit, because a database that hangs neither answers nor refuses. */
async function askDatabase(db: Db): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer in ${patienceMs} ms`)), patienceMs)
  try {
    await Promise.race([db.execute(sql`select 1`), late])
  } finally {
    clearTimeout(timer)
  }
}
