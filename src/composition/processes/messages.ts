import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { StartToken } from '../../demo/people/access-tokens.ts'

/** Told by the supervisor to a process that it has started. */
export type Order =
  | { order: 'retire' }
  | { order: 'answer' }
  | { order: 'count'; number: number; whole: boolean }

export type Metrics = MetricObjectWithValues<MetricValue<string>>[]

/** Told by such a process to the supervisor. */
export type Report =
  | { report: 'ready'; tokens: StartToken[] }
  | { report: 'alive' }
  | { report: 'counted'; number: number; metrics: Metrics }
