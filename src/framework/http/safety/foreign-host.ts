import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { BadRequest } from '../../errors.ts'

/**
 * Protects a trial, which shows mails and codes to whoever asks. A page of another site can make its own name
 * lead to this machine and then read the answers as its own. The browser still sends that name as the host,
 * so only names that no other site can have are answered.
 */
export function refuseForeignHosts(app: FastifyInstance, baseUrl: string): void {
  const own = new URL(baseUrl).hostname
  // Nearly all requests name the same one.
  let last: string | undefined

  app.addHook('onRequest', ({ headers: { host } }, _reply, done) => {
    const isForeign = host !== undefined && host !== last && !isOurs(host, own)
    if (!isForeign) last = host
    done(isForeign ? new BadRequest('This host name is not served here.', 421) : undefined)
  })
}

/** A name without a dot cannot be registered by anyone, and an IP address is no name. */
function isOurs(host: string, own: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? ''
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0
  return name !== '' && (name === own || isAddress || !name.includes('.'))
}
