import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Lies below the ports that the system assigns, so that no other program gets it before the server. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000)
  const server = createServer().listen(port, 'localhost')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
