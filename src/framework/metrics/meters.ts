import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

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

  return {
    registry,
    request: (method: string, route: string, status: number, seconds: number): void =>
      requests.observe({ method, route, status }, seconds),
    refused: (): void => refused.inc(),
    job: (kind: string, outcome: Outcome, seconds: number): void =>
      jobs.observe({ kind, outcome }, seconds),
    slow: (): void => slow.inc(),
  }
}

export type Outcome = 'done' | 'tried_again' | 'failed'
