import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A connection on which a test says exactly what it wants, and no more. */
export function openConnection(app: FastifyInstance, bytes: string): Socket {
  const { port, address } = app.server.address() as AddressInfo
  const socket = connect(port, address)
  socket.on('error', () => {})
  socket.write(bytes)
  return socket
}

/** The beginning of a request with a body, of which only so much is sent. */
export function requestHead(line: string, headers: Record<string, string> = {}): string {
  const all = Object.entries({ Host: 'troupe.localhost', ...headers })
  return `${[`${line} HTTP/1.1`, ...all.map((pair) => pair.join(': '))].join('\r\n')}\r\n\r\n`
}

/** The head of the answer, as soon as it comes. */
export async function answerOn(socket: Socket): Promise<string> {
  let answer = ''
  while (!answer.includes('\r\n\r\n')) {
    const [chunk] = await once(socket, 'data')
    answer += chunk.toString('latin1')
  }
  return answer
}
