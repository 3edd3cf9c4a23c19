import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

/** Whether the process and its database answer, for whoever decides to send traffic here. */
export async function healthRoutes(app: FastifyInstance) {
  const { db } = app.services

  app.get('/', { config: { alwaysAdmit: true } }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    try {
      await db.execute(sql`select 1`)
      return reply.send({ status: 'up', database: 'up' })
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'up', database: 'down' })
    }
  })
}
