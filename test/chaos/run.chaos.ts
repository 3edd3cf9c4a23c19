import { afterAll, describe, expect, test } from 'vitest'
import { hasPostgres } from '../support/servers/postgres-server.ts'
import { canMount, faults } from './faults.ts'
import { add, type Figures, none, tableOf } from './figures.ts'
import { writeThrough } from './writers.ts'

const minutes = Number(process.env.CHAOS_MINUTES ?? 5)
const secondsEach = (minutes * 60) / faults.length
const results: [string, Figures][] = []

describe.runIf(hasPostgres)(
  'nothing acknowledged is lost, and nothing is answered wrongly, by',
  () => {
    const mounts = canMount()

    for (const { name, needs, run } of faults) {
      test.runIf(needs === undefined || mounts)(name, async () => {
        let figures = none
        await run(async (service, fault) => {
          const end = performance.now() + secondsEach * 1000
          do figures = add(figures, await writeThrough(service, fault))
          while (performance.now() < end)
        })
        results.push([name, figures])

        expect(figures.acknowledged).toBeGreaterThan(0)
        expect({ lost: figures.lost, wrong: figures.wrong }).toEqual({ lost: 0, wrong: 0 })
      })
    }

    afterAll(() => {
      process.stdout.write(`\n${tableOf(results)}\n\n`)
    })
  },
)
