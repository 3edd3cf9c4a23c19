import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type Proxy = Awaited<ReturnType<typeof startProxy>>

/**
 * Stands between a server process and its database or mail server, and can fail in the ways a network can.
 */
export async function startProxy(address: string, port = 0) {
  const target = new URL(address)
  const pairs = new Set<[Socket, Socket]>()
  let isFrozen = false

  const server = createServer({ allowHalfOpen: false }, (near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from.on('error', () => {})
      from.on('data', (chunk) => to.write(chunk))
      from.once('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
      if (isFrozen) from.pause()
    }
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  const cut = () => {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  const freeze = (frozen: boolean) => {
    isFrozen = frozen
    for (const socket of [...pairs].flat()) {
      if (frozen) socket.pause()
      else socket.resume()
    }
  }
  onTestFinished(() => {
    cut()
    server.close()
  })

  const url = new URL(address)
  url.port = String((server.address() as AddressInfo).port)
  url.hostname = '127.0.0.1'
  return {
    url: url.href,
    /** Ends every connection; new ones work. */
    cut,
    /** Nothing passes any more, in either direction, and no connection is closed. */
    freeze: () => freeze(true),
    thaw: () => freeze(false),
  }
}
