import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { openContext } from '../src/composition/context.ts'
import { loadConfig } from '../src/framework/config/config.ts'
import { one } from '../src/framework/database/rows.ts'
import { seal } from '../src/framework/secrets.ts'
import { sendWebhooks } from '../src/teams/webhooks/deliveries/jobs.ts'
import { newSecret } from '../src/teams/webhooks/signatures.ts'
import { mostTries } from '../src/teams/webhooks/time-limits.ts'
import { median, printTable, whole } from './measuring/report.ts'
import { type Receiver, receive } from './world/receivers.ts'

/**
 * Many events to a receiver that fails half of the time, while another answers slowly: whether all arrive,
 * each once and in the order of its record, and whether the webhook of somebody else is any later for it.
 * Pauses between tries are cut short.
 */
const events = Number(process.env.EVENTS ?? 10_000)
const records = Math.ceil(events / 20)
const quietMs = events < 1000 ? 2000 : 20_000

const environment = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '16' }
const config = loadConfig(environment)
const context = await openContext(config, pino({ level: 'silent' }))
const { pool } = context
const receivers = await receive({
  // By a coin, but never as often as an event is tried: it would be given up then.
  failing: (tries) => ({ fails: tries < mostTries - 1 && Math.random() < 0.5 }),
  slow: () => ({ fails: false, ms: 1000 }),
  bystander: () => ({ fails: false }),
})

try {
  const crowd = await createOrganization()
  const other = await createOrganization()
  const bystander = await createWebhook(other, 'bystander')
  // The first one waits for the jobs to begin.
  await insertEvents(other, 0, 1)
  while (bystander.delays.length === 0) await setTimeout(100)
  bystander.delays = []
  await trickle(other, AbortSignal.timeout(quietMs))
  const alone = bystander.delays.splice(0)

  const failing = await createWebhook(crowd, 'failing')
  const slow = await createWebhook(crowd, 'slow')
  const began = performance.now()
  const end = new AbortController()
  const beside = trickle(other, end.signal)
  await happen(crowd)
  while (failing.arrived.size < events) await letPausesPass()
  const seconds = (performance.now() - began) / 1000
  end.abort()
  await beside

  report(failing, seconds)
  printTable(
    ['from event to receiver, ms', 'events', 'median', 'slowest of 100'],
    [row('of another, alone', alone), row('of another, beside both', bystander.delays)],
  )
  console.log(`The slow one had ${whole(slow.arrived.size)} by then, a second each.`)
  if (failing.twice + failing.disordered + failing.forged + slow.twice + slow.disordered > 0)
    process.exitCode = 1
} finally {
  receivers.close()
  await context.close()
}

async function createOrganization(): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into organizations (name) values ('Bench') returning id`,
  )
  return Number(one(rows).id)
}

async function createWebhook(organization_id: number, name: Receiver['name']): Promise<Receiver> {
  const receiver = receivers.named(name)
  const secret = newSecret()
  receiver.secret = secret
  await pool.query(
    `insert into webhooks (organization_id, address, description, secret) values ($1, $2, $3, $4)`,
    [organization_id, receiver.address, name, seal(config.secretKeys, secret)],
  )
  return receiver
}

/** Twenty events of each record, turn by turn, each turn in a transaction of its own. */
async function happen(organization_id: number): Promise<void> {
  for (let turn = 0; turn * records < events; turn += 1) {
    const number = Math.min(records, events - turn * records)
    await insertEvents(organization_id, turn, number)
  }
}

async function insertEvents(organization_id: number, turn: number, number: number): Promise<void> {
  await pool.query(
    `select write_event('campaign.paused', $1::bigint, null, null, 'Campaign', record,
      jsonb_build_object('id', record, 'turn', $2::int)) from generate_series(1, $3::int) record`,
    [organization_id, turn, number],
  )
}

/** An event now and then, until it is over. */
async function trickle(organization_id: number, end: AbortSignal): Promise<void> {
  for (let turn = 0; !end.aborted; turn += 1) {
    await insertEvents(organization_id, turn, 1)
    await setTimeout(250)
  }
  await setTimeout(1000)
}

/** As the minutes between tries would, with the look that the clock takes each of them. */
async function letPausesPass(): Promise<void> {
  await pool.query(
    `update webhook_deliveries set try_at = now() where state = 'waiting' and try_at > now()`,
  )
  await sendWebhooks.perform(context, {})
  await setTimeout(500)
}

function report({ arrived, requests, twice, disordered, forged }: Receiver, seconds: number) {
  printTable(
    [
      'fails half of the time',
      'arrived',
      'tries',
      'twice',
      'out of order',
      'not signed',
      'seconds',
    ],
    [
      [
        `${whole(events)} events`,
        ...[arrived.size, requests, twice, disordered, forged, seconds].map(whole),
      ],
    ],
  )
}

function row(name: string, delays: number[]): string[] {
  const slowest = delays.toSorted((first, second) => first - second)
  const late = slowest[Math.floor(slowest.length * 0.99)] ?? 0
  return [name, ...[delays.length, median(delays), late].map(whole)]
}
