import type { FastifyInstance } from 'fastify'

/**
 * Gives every request the places for what `authenticate` finds out, so that all requests are of one shape.
 */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('actor')
  app.decorateRequest('member')
  app.decorateRequest('amongOrganization', undefined)
  app.decorateRequest('recognisedAt', 0)
  app.decorateRequest('rowsAhead', undefined)
}
