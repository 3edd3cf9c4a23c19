import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { openOutbound } from './outbound.ts'
import { readBody } from './read-body.ts'

const closers: (() => void)[] = []
afterAll(() => {
  for (const close of closers) close()
})

/** A host that does with each connection what the test wants, whatever the protocol says. */
async function startHost(behave: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    behave(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Repeats itself for as long as anyone listens. */
function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 10)
  socket.on('close', () => clearInterval(timer))
}

async function ask(url: string, patience = {}, signal = AbortSignal.timeout(20_000)) {
  const limits = { isAllowed: () => true, anyPort: true, signal, patience, maxBytes: 1000 }
  const response = await openOutbound(
    new URL(url),
    { method: 'POST', body: Buffer.from('a') },
    limits,
  )
  return { status: response.statusCode, data: (await readBody(response, limits)).toString() }
}

const head = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n'

describe('a request to a host that somebody chose settles', () => {
  test('with the answer', async () => {
    const host = await startHost((socket) => socket.once('data', () => socket.end(`${head}done`)))

    expect(await ask(`http://${host}/`)).toEqual({ status: 200, data: 'done' })
  })

  test('when no secure connection comes about', async () => {
    const host = await startHost(() => {})

    await expect(ask(`https://${host}/`, { connection: 50 })).rejects.toThrow('No connection')
  })

  test('when there is no answer', async () => {
    const host = await startHost(() => {})

    await expect(ask(`http://${host}/`, { answer: 50 })).rejects.toThrow('No answer')
  })

  test.each([
    ['of headers', 'HTTP/1.1 200 OK\r\n', 'X: a\r\n'],
    ['of hints', '', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'],
    ['of half an answer', 'HTTP/1.1 ', ''],
  ])('when there is no end %s', async (_what, first, more) => {
    const host = await startHost((socket) => {
      socket.write(first)
      drip(socket, more)
    })

    await expect(ask(`http://${host}/`, { answer: 80 })).rejects.toThrow('No answer')
  })

  test('when the answer stops half-way', async () => {
    const host = await startHost((socket) => socket.write(`${head}do`))

    await expect(ask(`http://${host}/`, { silence: 50 })).rejects.toThrow('No more of the answer')
  })

  test('when all of it takes too long, however busy it looks', async () => {
    const host = await startHost((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      drip(socket, '1\r\na\r\n')
    })

    await expect(ask(`http://${host}/`, {}, AbortSignal.timeout(80))).rejects.toThrow()
  })

  test.each(['', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'])(
    'when another protocol is proposed with %j',
    async (headers) => {
      const host = await startHost((socket) => {
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`)
      })

      await expect(ask(`http://${host}/`)).rejects.toThrow('Answered 101')
    },
  )

  test('when the connection is closed', async () => {
    const host = await startHost((socket) => socket.end())

    await expect(ask(`http://${host}/`)).rejects.toThrow()
  })

  test('when the answer is too long', async () => {
    const host = await startHost((socket) => {
      socket.end(`HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(2000)}`)
    })

    await expect(ask(`http://${host}/`)).rejects.toThrow('Too large')
  })
})
