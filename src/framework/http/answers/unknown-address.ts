import type { FastifyInstance } from 'fastify'
import { BadRequest, NotFound } from '../../errors.ts'

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

export const nothingHere = 'There is nothing at this address.'

/** Refuses addresses and formats that do not exist, before anyone reads what was sent to them. */
export function refuseUnknownAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { suffix }, routeOptions, is404 }, _reply, done) => {
    const isOther = suffix !== undefined && suffix !== 'json' && !routeOptions.config.anySuffix
    if (isOther) return done(new BadRequest('Only HTML and JSON are served here.', 406))
    done(is404 ? new NotFound(nothingHere) : undefined)
  })
  app.setNotFoundHandler(() => {
    throw new NotFound(nothingHere)
  })
}
