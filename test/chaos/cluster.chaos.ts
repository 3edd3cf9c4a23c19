import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../src/framework/database/db.ts'
import { reconcile } from '../../src/money/reconciliation/reconcile.ts'
import { type ClusterFault, clusterFaults } from './cluster/faults.ts'
import { cluster, primaryUrl, untilWhole } from './cluster/machines.ts'
import { openWorld, type Seen, startPayers, type World } from './cluster/payers.ts'

const rounds = Number(process.env.CHAOS_CLUSTER_ROUNDS ?? 0)

type Row = Omit<Seen, 'acknowledged' | 'wrong'> & {
  rounds: number
  acknowledged: number
  wrong: number
  lost: number
  doubled: number
  differences: number
}

const results = new Map<string, Row>()
/** All that was ever acknowledged: what an early fault has left must survive the later ones too. */
const acknowledged = new Set<string>()

describe.runIf(rounds > 0)('money is neither lost nor doubled by', () => {
  let world: World

  beforeAll(async () => {
    await cluster('stop')
    await cluster('start')
    await untilWhole(180)
    world = await openWorld()
  })
  afterAll(async () => {
    process.stdout.write(`\n${tableOf(results)}\n\n`)
    await cluster('stop')
  })

  for (let round = 0; round < rounds; round += 1) {
    const fault = clusterFaults[round % clusterFaults.length] as ClusterFault
    test(`${fault.name}, round ${1 + Math.floor(round / clusterFaults.length)}`, async () => {
      const seen = await payThrough(world, fault)
      for (const payment of seen.acknowledged) acknowledged.add(payment)
      const found = await audit(world.name)
      // Each is counted in one round.
      for (const payment of found.lost) acknowledged.delete(payment)
      keep(fault.name, seen, found)

      expect(seen.wrong).toEqual([])
      expect(found).toEqual({ lost: [], doubled: [], differences: [] })
      expect(seen.longestPauseMs).toBeLessThan(30_000)
    })
  }
})

/** Pays before the fault, during it, and until everything is whole again. */
async function payThrough(world: World, fault: ClusterFault): Promise<Seen> {
  await untilWhole(180)
  const paying = startPayers(world)
  await sleep(3000)
  const mend = await fault.cause()
  await untilPaid(paying.count, 10_000, 60_000)
  await mend()
  // Only now does a standby that has taken over meet the old primary again.
  const whole = await untilWhole(180).catch((error: Error) => error)
  const seen = await paying.stop()
  process.stdout.write(
    `${fault.name}: ${seen.acknowledged.length} done, ${seen.refused} refused, ${seen.broken} cut, nothing done for ${Math.round(seen.longestPauseMs)} ms\n`,
  )
  if (whole instanceof Error) throw whole
  return seen
}

/** Until payments were made in each second of so many, or for as long as there is patience. */
async function untilPaid(count: () => number, steadyMs: number, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs
  let steadySince = performance.now()
  let before = count()
  while (performance.now() - steadySince < steadyMs && performance.now() < end) {
    await sleep(3000)
    if (count() === before) steadySince = performance.now()
    before = count()
  }
}

/** Looks for each payment on the machine that is the primary now. */
async function audit(name: string) {
  const pool = new pg.Pool({ connectionString: await primaryUrl(), max: 1 })
  try {
    const { rows } = await pool.query<{ payment: string }>(
      `select case provider when 'test' then 'fund ' else 'move ' end || amount as payment
       from fundings join campaigns on campaigns.id = campaign_id where campaigns.name = $1
       union all
       select 'refund ' || refunds.amount
       from refunds join organizations on organizations.id = organization_id where name = $1`,
      [name],
    )
    const there = new Map<string, number>()
    for (const { payment } of rows) there.set(payment, (there.get(payment) ?? 0) + 1)
    const { differences } = await reconcile(drizzle(pool) as unknown as Db)
    return {
      lost: [...acknowledged].filter((payment) => !there.has(payment)),
      doubled: [...there].filter(([, times]) => times > 1).map(([payment]) => payment),
      differences,
    }
  } finally {
    await pool.end()
  }
}

function keep(name: string, seen: Seen, found: Awaited<ReturnType<typeof audit>>): void {
  const before = results.get(name)
  results.set(name, {
    rounds: 1 + (before?.rounds ?? 0),
    acknowledged: seen.acknowledged.length + (before?.acknowledged ?? 0),
    refused: seen.refused + (before?.refused ?? 0),
    broken: seen.broken + (before?.broken ?? 0),
    wrong: seen.wrong.length + (before?.wrong ?? 0),
    lost: found.lost.length + (before?.lost ?? 0),
    doubled: found.doubled.length + (before?.doubled ?? 0),
    differences: found.differences.length + (before?.differences ?? 0),
    longestPauseMs: Math.max(seen.longestPauseMs, before?.longestPauseMs ?? 0),
  })
}

function tableOf(all: Map<string, Row>): string {
  const head = [
    ...['Fault', 'Rounds', 'Done', '503', 'Cut', 'Wrong', 'Lost', 'Doubled'],
    ...['Differences', 'Longest pause'],
  ]
  const rows = [...all].map(([name, row]) => [
    ...[name, row.rounds, row.acknowledged, row.refused, row.broken, row.wrong, row.lost],
    ...[row.doubled, row.differences, `${(row.longestPauseMs / 1000).toFixed(1)} s`],
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
