import { setTimeout as sleep } from 'node:timers/promises'
import { unique } from '../../support/world/factories.ts'
import { front, readToken } from './machines.ts'

const payers = 8
const patienceMs = 40_000
const lastPatienceMs = 60_000
const kinds = ['fund', 'move', 'refund'] as const

type Kind = (typeof kinds)[number]

/** An organization with a balance, and a campaign that it pays for. */
export type World = Awaited<ReturnType<typeof openWorld>>

/** What clients saw of one fault. */
export type Seen = {
  /** Each by its kind and its amount, which no other of that kind has. */
  acknowledged: string[]
  refused: number
  broken: number
  wrong: string[]
  /** The longest time in which nobody was answered with success. */
  longestPauseMs: number
}

/** Requests that move money. All of them are sent through the front. */
export async function openWorld() {
  const token = readToken()
  const post = (path: string, body: object, key: string) =>
    fetch(`${front}${path}.json`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
  const make = async (path: string, body: object) => {
    const response = await post(path, body, unique('made'))
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { id: string }
  }

  const name = unique('Cluster')
  const { id } = await make('/organizations', { organization: { name } })
  const home = `/organizations/${id}`
  const campaign = await make(`${home}/campaigns`, { campaign: { name, currency: 'eur' } })
  const money = { amount: 900_000_000, provider: 'test', currency: 'eur' }
  const funding = await make(`${home}/fundings`, { funding: money })
  await make(`${home}/fundings`, { funding: money })
  const toCampaign = `${home}/campaigns/${campaign.id}/fundings`

  let last = 0
  const requests: Record<Kind, (amount: number) => [path: string, body: object]> = {
    fund: (amount) => [toCampaign, { funding: { amount, provider: 'test' } }],
    move: (amount) => [toCampaign, { funding: { amount, provider: 'balance' } }],
    refund: (amount) => [`${home}/fundings/${funding.id}/refunds`, { refund: { amount } }],
  }
  return {
    name,
    /** The next payment: its name, and a function that sends it, each time under the same key. */
    next: () => {
      last += 1
      const kind = kinds[last % kinds.length] as Kind
      const amount = 1000 + last
      const payment = `${kind} ${amount}`
      const key = unique('payment')
      return { payment, send: () => post(...requests[kind](amount), key) }
    },
  }
}

/** Begins to pay. Each payment is sent again until it is answered with success or wrongly. */
export function startPayers(world: World) {
  const seen = { acknowledged: [] as string[], refused: 0, broken: 0, wrong: [] as string[] }
  let endsAt = Number.POSITIVE_INFINITY
  let lastAt = performance.now()
  let longestPauseMs = 0

  const pay = async (): Promise<void> => {
    const { payment, send } = world.next()
    // One that is still open when nobody waits any longer is neither done nor lost.
    while (performance.now() < endsAt + lastPatienceMs) {
      const { status, text } = await answerTo(send())
      if (status === 201) {
        longestPauseMs = Math.max(longestPauseMs, performance.now() - lastAt)
        lastAt = performance.now()
        seen.acknowledged.push(payment)
        return
      }
      if (status === 503) seen.refused += 1
      else if (status === 0) seen.broken += 1
      else {
        seen.wrong.push(`${payment}: ${status} ${text}`)
        return
      }
      await sleep(200 + Math.random() * 200)
    }
  }
  const paying = Array.from({ length: payers }, async () => {
    while (performance.now() < endsAt) await pay()
  })

  return {
    count: () => seen.acknowledged.length,
    stop: async (): Promise<Seen> => {
      endsAt = performance.now()
      await Promise.all(paying)
      return { ...seen, longestPauseMs }
    },
  }
}

/** 0 where there was no answer, or not all of it. */
async function answerTo(asked: Promise<Response>): Promise<{ status: number; text: string }> {
  try {
    const response = await asked
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
