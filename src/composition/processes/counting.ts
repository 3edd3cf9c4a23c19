import type { Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import type { Metrics, Report } from './messages.ts'

/** One that does not answer by then is left out. */
const patienceMs = 4000

let asked = 0

/** The metrics of all processes in one: the last is also asked for what is the same for all. */
export async function countAll(workers: Worker[]): Promise<Registry> {
  const all = await Promise.all(
    workers.map((worker, index) => count(worker, index === workers.length - 1)),
  )
  return AggregatorRegistry.aggregate(all.filter((metrics) => metrics !== undefined))
}

async function count(worker: Worker, whole: boolean): Promise<Metrics | undefined> {
  if (!worker.isConnected()) return undefined
  asked += 1
  const number = asked
  const { promise, resolve } = Promise.withResolvers<Metrics | undefined>()
  const hear = (message: Report): void => {
    if (message.report === 'counted' && message.number === number) resolve(message.metrics)
  }
  const late = setTimeout(() => resolve(undefined), patienceMs)
  worker.on('message', hear)
  worker.send({ order: 'count', number, whole }, () => {})
  const metrics = await promise
  clearTimeout(late)
  worker.off('message', hear)
  return metrics
}
