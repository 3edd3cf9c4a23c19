import type { Worker } from 'node:cluster'
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'
import { ofProcesses } from './gauges.ts'
import type { Metrics, Report } from './messages.ts'

/** One that does not answer by then is left out. Together less than Prometheus waits. */
const patienceMs = { own: 2000, whole: 4000 }

let lastNumber = 0

/**
 * The metrics of all processes in one. One of those that answer is also asked for what is the same for all.
 * Counts of those that are gone or silent stay in the sum: one that went down would be taken for a new
 * beginning.
 */
export function openCounting(holders: () => Worker[]) {
  const registry = new Registry()
  const missing = new Gauge({ ...ofProcesses.missing, registers: [registry] })
  const died = new Counter({ ...ofProcesses.died, registers: [registry] })
  const counts = new Map<Worker, Metrics>()
  let former: Metrics = []

  return {
    died: (): void => died.inc(),
    read: async (): Promise<Registry> => {
      const workers = holders()
      const answers = await ask(workers)
      for (const [worker, metrics] of answers) counts.set(worker, metrics.filter(isCount))
      for (const [worker, metrics] of counts) {
        if (workers.includes(worker)) continue
        counts.delete(worker)
        former = await sumOf([former, metrics])
      }
      const silent = workers.filter((worker) => !answers.has(worker))
      missing.set(silent.length)
      return AggregatorRegistry.aggregate([
        ...answers.values(),
        ...silent.map((worker) => counts.get(worker) ?? []),
        former,
        await registry.getMetricsAsJSON(),
      ])
    },
  }
}

async function ask(workers: Worker[]): Promise<Map<Worker, Metrics>> {
  const answers = new Map<Worker, Metrics>()
  const note = (worker: Worker, metrics: Metrics | undefined) =>
    metrics && answers.set(worker, metrics)
  await Promise.all(workers.map(async (worker) => note(worker, await count(worker, false))))
  const [firstAnswering] = answers.keys()
  if (firstAnswering !== undefined) note(firstAnswering, await count(firstAnswering, true))
  return answers
}

const isCount = ({ type }: Metrics[number]) => ['counter', 'histogram'].includes(String(type))

const sumOf = (parts: Metrics[]): Promise<Metrics> =>
  AggregatorRegistry.aggregate(parts).getMetricsAsJSON()

async function count(worker: Worker, whole: boolean): Promise<Metrics | undefined> {
  if (!worker.isConnected()) return undefined
  lastNumber += 1
  const number = lastNumber
  const { promise, resolve } = Promise.withResolvers<Metrics | undefined>()
  const hear = (message: Report): void => {
    if (message.report === 'counted' && message.number === number) resolve(message.metrics)
  }
  const late = setTimeout(() => resolve(undefined), whole ? patienceMs.whole : patienceMs.own)
  worker.on('message', hear)
  worker.send({ order: 'count', number, whole }, () => {})
  const metrics = await promise
  clearTimeout(late)
  worker.off('message', hear)
  return metrics
}
