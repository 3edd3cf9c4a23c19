import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { Design } from './views/index.tsx'

/** Every part that pages are made of, for whoever changes one. */
export async function designRoutes(app: FastifyInstance) {
  app.get('/', async (_request, reply) => sendPage(reply, <Design />))
}
