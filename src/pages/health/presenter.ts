import { z } from 'zod'
import { count, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { Health } from './health.ts'

export const HealthJson = z
  .object({
    concerns: z
      .array(text('A job has been waiting for more than 15 minutes.'))
      .meta({ description: 'What to look at, in words' }),
    version: text('0.1.0'),
    node_version: text('24.4.1'),
    started_at: timestamp.meta({ description: 'When this process began' }),
    trial: z.boolean(),
    moved_seconds: z
      .int()
      .meta({ description: 'How far the clock of a trial was moved', examples: [86_400] }),
    file_store: z.enum(['folder', 'bucket']),
    live_streams: count(12).meta({ description: 'Pages that hear of changes, of this process' }),
    swept_at: timestamp.nullable(),
    database: z.object({
      kind: z.enum(['embedded', 'server']),
      version: text('18.1'),
      bytes: count(48_000_000),
      connections: count(14).meta({ description: 'Of all processes' }),
      most_connections: count(100),
      pool: z
        .object({ open: count(8), idle: count(7), limit: count(20), waiting: count(0) })
        .meta({ description: 'Of this process' }),
    }),
    jobs: z.object({
      waiting: count(2),
      active: count(1),
      oldest_at: timestamp.nullable(),
      failed: count(3),
      failed_in_a_day: count(1),
    }),
    mail: z.object({
      mail_server: z.boolean().meta({ description: 'False where mails are only kept to be read' }),
      waiting: count(0),
      sent_in_an_hour: count(41),
      failed_in_a_day: count(0),
    }),
    deadlines: z.object({ late: count(0), failed: count(0) }),
    reconciliation: z
      .object({ checked_count: count(1200), difference_count: count(0), finished_at: timestamp })
      .nullable(),
  })
  .meta({ id: 'Health' })

export function presentHealth(health: Health): z.infer<typeof HealthJson> {
  const { concerns, version, node_version, started_at, trial, moved_seconds } = health
  const { file_store, live_streams, swept_at } = health
  return {
    ...{ concerns, version, node_version, started_at, trial, moved_seconds },
    ...{ file_store, live_streams, swept_at },
    database: {
      kind: health.database_kind,
      version: health.database_version,
      bytes: health.database_bytes,
      connections: health.connections,
      most_connections: health.most_connections,
      pool: health.pool,
    },
    jobs: {
      waiting: health.jobs_waiting,
      active: health.jobs_active,
      oldest_at: health.jobs_oldest_at,
      failed: health.jobs_failed,
      failed_in_a_day: health.jobs_failed_in_a_day,
    },
    mail: {
      mail_server: health.mail_server,
      waiting: health.mails_waiting,
      sent_in_an_hour: health.mails_sent_in_an_hour,
      failed_in_a_day: health.mails_failed_in_a_day,
    },
    deadlines: { late: health.deadlines_late, failed: health.deadlines_failed },
    reconciliation: health.compared_at === null ? null : comparison(health, health.compared_at),
  }
}

function comparison({ compared_count, difference_count }: Health, finished_at: string) {
  return {
    checked_count: compared_count ?? 0,
    difference_count: difference_count ?? 0,
    finished_at,
  }
}
