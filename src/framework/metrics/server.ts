import { createServer } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'

type Place = { host: string; port: number }

/** Serves `/metrics` at a port of its own, which is not for the public and passes no gate. */
export async function serveMetrics(
  read: () => Promise<Registry>,
  { host, port }: Place,
  log: FastifyBaseLogger,
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const registry = await read()
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
    } catch (error) {
      log.warn({ err: error }, 'metrics not read')
      response.writeHead(503).end()
    }
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error) => reject(Object.assign(error, { setting: 'METRICS_PORT' })))
  server.listen(port, host, resolve)
  await promise
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
