import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type WebServer = { url: string; server: Server; close: () => void }

/** A site somewhere else, on this machine's loopback address. */
export async function startWebServer(listener: RequestListener): Promise<WebServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    server,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
