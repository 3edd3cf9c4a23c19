import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Clients that do not behave: a third never says anything, a third stops in the middle of a head, and a
 * third in the middle of a body. Gives a function that closes them.
 */
export async function openConnections(port: number, count: number): Promise<() => void> {
  const beginnings = [
    '',
    'GET /organizations.json HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    'POST /session.json HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email',
  ]
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const socket = connect(port, 'localhost')
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(beginnings[number % beginnings.length] as string)
      return socket
    }),
  )
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}
