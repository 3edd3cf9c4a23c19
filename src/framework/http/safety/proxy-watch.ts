import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { isPublicAddress } from '../../net/public-address.ts'

/** Notices a proxy whose word about its clients counts for nothing here. */
export type ProxyWatch = {
  look: (request: FastifyRequest) => void
  /** The address of one that was noticed within the last hour. */
  untrusted: () => string | undefined
}

const rememberedMs = 60 * 60_000

/**
 * A proxy that TRUST_PROXY does not name has all of its clients share one address, and its limits. Only one
 * with an address of its own network is looked at: anybody else may write what they like into the header.
 */
export function watchProxies(log: Pick<FastifyBaseLogger, 'warn'>): ProxyWatch {
  let found: { proxy: string; at: number } | undefined

  return {
    look: ({ headers, ip, raw }) => {
      const forwarded = headers['x-forwarded-for']
      if (forwarded === undefined) return
      const last = String(forwarded).split(',').at(-1)?.trim()
      // Whoever is believed has another address than the connection has.
      if (last === ip || ip !== raw.socket.remoteAddress) return
      const proxy = ip.replace(/^::ffff:/, '')
      if (isPublicAddress(proxy)) return
      if (found === undefined)
        log.warn(
          { proxy },
          'X-Forwarded-For of a proxy is passed over: all that it passes on share its address and its limits. TRUST_PROXY has to name it.',
        )
      found = { proxy, at: performance.now() }
    },
    untrusted: () =>
      found !== undefined && performance.now() - found.at < rememberedMs ? found.proxy : undefined,
  }
}
