import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest, NotFound } from '../../errors.ts'
import { qualityOf } from './quality.ts'

/**
 * The setting of a route that serves a file: it has no other format to choose from, so its address ends as
 * the file does.
 */
export const asFile = { config: { anySuffix: true } }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The address ends in a suffix of its own, as file names do, which chooses no format. */
    anySuffix?: boolean
  }
}

/** Whoever asks with a token, or takes no page: the suffix of a format that is not served says nothing. */
function isProgram({ headers: { authorization, accept } }: FastifyRequest): boolean {
  return (
    authorization !== undefined || (accept !== undefined && qualityOf(accept, 'text/html') === 0)
  )
}

/**
 * A known address that does not take the method is 404, too. The words are true of both, so that nobody who
 * mistook the method looks for a slip in the address.
 */
export const nothingHere = (method: string) =>
  ['GET', 'HEAD'].includes(method)
    ? 'There is nothing at this address.'
    : `There is nothing at this address that takes ${method === 'PATCH' ? 'PATCH or PUT' : method}.`

/** Refuses addresses and formats that do not exist, before anyone reads what was sent to them. */
export function refuseUnknownAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions, is404 } = request
    const { suffix } = raw
    const isOther = suffix !== undefined && suffix !== 'json' && !routeOptions.config.anySuffix
    if (!isOther) return done(is404 ? new NotFound(nothingHere(request.method)) : undefined)
    if (isProgram(request)) request.format = 'json'
    done(new BadRequest('Only HTML and JSON are served here.', 406))
  })
  app.setNotFoundHandler(({ method }) => {
    throw new NotFound(nothingHere(method))
  })
}
