import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Hindrance } from '../database/hindrances.ts'
import { meterReplicas } from './replicas.ts'

export type Meters = ReturnType<typeof openMeters>

/** Counts of a process's own work, for Prometheus. */
export function openMeters() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'troupe_request_seconds',
    help: 'Time of answered requests, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const refused = new Counter({
    name: 'troupe_requests_refused_total',
    help: 'Requests refused at the gate because too many were open',
    registers,
  })
  const unavailable = new Counter({
    name: 'troupe_requests_unavailable_total',
    help: 'Requests that the database could not serve, by what was in the way',
    labelNames: ['hindrance'],
    registers,
  })
  const jobs = new Histogram({
    name: 'troupe_job_seconds',
    help: 'Time of attempts at jobs, by kind and what came of them',
    labelNames: ['kind', 'outcome'],
    buckets: [0.05, 0.5, 5, 60, 600],
    registers,
  })
  const slow = new Counter({
    name: 'troupe_slow_statements_total',
    help: 'Statements that took longer than SLOW_STATEMENT_MILLISECONDS',
    registers,
  })
  const statements = new Histogram({
    name: 'troupe_statement_seconds',
    help: 'Time of statements, by name or table, from sending to the whole answer',
    labelNames: ['kind'],
    buckets: [0.001, 0.01, 0.1, 1],
    registers,
  })
  const repeated = new Counter({
    name: 'troupe_transactions_repeated_total',
    help: 'Transactions begun anew because of a deadlock or a conflict with another',
    registers,
  })
  const deliveries = new Counter({
    name: 'troupe_deliveries_total',
    help: 'Mails, pushes and webhooks tried, and what came of it',
    labelNames: ['way', 'outcome'],
    registers,
  })
  const gates: (() => GateCount)[] = []
  const sumOf = (part: keyof GateCount) => gates.reduce((sum, read) => sum + read()[part], 0)
  for (const [part, help] of [
    ['working', 'Requests that are worked on'],
    ['waiting', 'Requests that wait for a place at the gate'],
  ] as const) {
    new Gauge({
      name: `troupe_requests_${part}`,
      help,
      registers,
      collect() {
        this.set(sumOf(part))
      },
    })
  }

  return {
    registry,
    /** Has a gate asked, whenever metrics are read, how many are there. */
    watchGate: (read: () => GateCount): void => {
      gates.push(read)
    },
    watchReplicas: meterReplicas(registry),
    statement: (kind: string, seconds: number): void => statements.observe({ kind }, seconds),
    repeated: (): void => repeated.inc(),
    delivery: (way: Way, outcome: DeliveryOutcome): void => deliveries.inc({ way, outcome }),
    request: (method: string, route: string, status: number, seconds: number): void =>
      requests.observe({ method, route, status }, seconds),
    refused: (): void => refused.inc(),
    unavailable: (hindrance: Hindrance): void => unavailable.inc({ hindrance }),
    job: (kind: string, outcome: JobOutcome, seconds: number): void =>
      jobs.observe({ kind, outcome }, seconds),
    slow: (): void => slow.inc(),
  }
}

type GateCount = { working: number; waiting: number }

type Way = 'mail' | 'push' | 'webhook'
type DeliveryOutcome = 'delivered' | 'refused'

export type JobOutcome = 'done' | 'tried_again' | 'failed'
