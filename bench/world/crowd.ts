import { connect, type Socket } from 'node:net'

/**
 * Many clients at once, each of which asks again as soon as it is answered. Written for sockets,
 * because Node's own client would take more of the machine than the server under test. Prints what it
 * saw as JSON.
 */
type Order = { url: string; connections: number; seconds: number; head: string[]; body: string }

const order: Order = JSON.parse(process.argv[2] ?? '')
const { hostname, port } = new URL(order.url)
const request = [
  ...order.head,
  `Content-Length: ${Buffer.byteLength(order.body)}`,
  '',
  order.body,
].join('\r\n')

const accepted: number[] = []
const refused: number[] = []
let others = 0
let broken = 0

const end = performance.now() + order.seconds * 1000
await Promise.all(Array.from({ length: order.connections }, ask))
console.log(
  JSON.stringify({
    accepted: accepted.length / order.seconds,
    refused: refused.length / order.seconds,
    others,
    broken,
    acceptedP99: percentile(accepted, 0.99),
    refusedP99: percentile(refused, 0.99),
  }),
)
process.exit()

async function ask(): Promise<void> {
  let socket: Socket | undefined
  while (performance.now() < end) {
    socket = socket === undefined || socket.destroyed ? connect(Number(port), hostname) : socket
    const since = performance.now()
    const status = await statusOf(socket)
    if (performance.now() > end) break
    const list = { 201: accepted, 503: refused }[status]
    if (list !== undefined) list.push(performance.now() - since)
    else if (status === 0) broken += 1
    else others += 1
  }
}

/** Sends the request and reads the whole answer. 0 if there is none. */
function statusOf(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let answer = ''
    const settle = (status: number) => {
      socket.removeAllListeners()
      socket.on('error', () => {})
      if (status === 0) socket.destroy()
      resolve(status)
    }
    socket.once('error', () => settle(0))
    socket.once('close', () => settle(0))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      const headEnd = answer.indexOf('\r\n\r\n')
      if (headEnd === -1) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0)
      if (answer.length < headEnd + 4 + length) return
      if (/\r\nconnection: close\r\n/i.test(answer)) socket.destroy()
      settle(Number(answer.slice(9, 12)))
    })
    socket.write(request)
  })
}

function percentile(times: number[], part: number): number | null {
  return times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? null
}
