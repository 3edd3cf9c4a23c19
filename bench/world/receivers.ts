import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'

/** An address to which events are sent, with all that it saw of them. */
export type Receiver = {
  name: string
  address: string
  secret: string
  requests: number
  /** The events that it took, by their ids. */
  arrived: Set<string>
  /** Events that it took and was sent again. */
  twice: number
  /** Events that came after a later one of the same record. */
  disordered: number
  /** Requests that the package for receivers did not verify. */
  forged: number
  /** Milliseconds from each event to its arrival. */
  delays: number[]
}

/** The answer of a receiver to an event that it was sent so often before. */
type Manner = (tries: number) => { fails: boolean; ms?: number }

/** Receivers with these manners, which check what they are sent as somebody else would. */
export async function receive<Name extends string>(manners: Record<Name, Manner>) {
  const all = new Map<string, Receiver>()
  const tries = new Map<string, number>()
  const lastTurns = new Map<string, number>()

  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const receiver = all.get(request.url?.slice(1) ?? '') as Receiver
    const id = String(request.headers['webhook-id'])
    const before = tries.get(`${receiver.name} ${id}`) ?? 0
    tries.set(`${receiver.name} ${id}`, before + 1)
    const { fails, ms = 0 } = manners[receiver.name as Name](before)
    await setTimeout(ms)
    receiver.requests += 1
    if (!fails) take(receiver, id, body, request.headers as Record<string, string>)
    reply.writeHead(fails ? 503 : 204).end()
  })

  function take(receiver: Receiver, id: string, body: string, headers: Record<string, string>) {
    if (!isSigned(receiver, body, headers)) receiver.forged += 1
    if (receiver.arrived.has(id)) receiver.twice += 1
    receiver.arrived.add(id)
    const { record, data, created_at } = JSON.parse(body)
    const key = `${receiver.name} ${record.id}`
    if ((lastTurns.get(key) ?? -1) > data.turn) receiver.disordered += 1
    lastTurns.set(key, data.turn)
    receiver.delays.push(Date.now() - Date.parse(created_at))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  for (const name of Object.keys(manners))
    all.set(name, {
      ...{ name, address: `http://127.0.0.1:${port}/${name}`, secret: '', requests: 0 },
      ...{ arrived: new Set<string>(), twice: 0, disordered: 0, forged: 0, delays: [] },
    })
  return {
    named: (name: string) => all.get(name) as Receiver,
    close: () => server.close().closeAllConnections(),
  }
}

function isSigned({ secret }: Receiver, body: string, headers: Record<string, string>): boolean {
  try {
    return new Webhook(secret).verify(body, headers) !== undefined
  } catch {
    return false
  }
}
