import { z } from 'zod'
import { count, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { runbookEntry } from './concerns.ts'
import type { Health } from './health.ts'

const PoolJson = shapeOf<Health['pool']>()(undefined, {
  open: count(8),
  idle: count(7),
  limit: count(20),
  waiting: count(0).describe('Requests that wait for a connection'),
})

const ReplicaJson = shapeOf<Health['replicas'][number]>()(undefined, {
  name: text('db2.internal:5432/troupe'),
  in_use: z.boolean().describe('False while it is left out'),
  lag_seconds: count(0).describe('How old its data is at most'),
})

const DatabaseJson = shapeOf<Health>()(undefined, {
  kind: from(z.enum(['embedded', 'server']), 'database_kind'),
  version: from(text('18.1'), 'database_version'),
  bytes: from(count(48_000_000), 'database_bytes'),
  connections: count(14).describe('Of all processes'),
  most_connections: count(100).describe('Of the server, the database or its user'),
  pool: meaning(PoolJson, 'Connections of this process'),
  replicas: from(
    z.array(ReplicaJson).describe('Copies that answer reads which may be old'),
    ({ replicas }: Health) => replicas.map(ReplicaJson.present),
  ),
})

const JobsJson = shapeOf<Health>()(undefined, {
  waiting: from(count(2).describe('Those that could begin'), 'jobs_waiting'),
  active: from(count(1), 'jobs_active'),
  oldest_at: from(
    timestamp.nullable().describe('Since when the oldest of them could begin'),
    'jobs_oldest_at',
  ),
  failed: from(count(3).describe('Those that nobody has looked at'), 'jobs_failed'),
  failed_in_a_day: from(count(1), 'jobs_failed_in_a_day'),
})

const MailJson = shapeOf<Health>()(undefined, {
  mail_server: z.boolean().describe('False where mails are only kept to be read'),
  waiting: from(count(0), 'mails_waiting'),
  late: from(count(0).describe('Those that the mail server does not take'), 'mails_late'),
  sent_in_an_hour: from(count(41), 'mails_sent_in_an_hour'),
  failed_in_a_day: from(count(0), 'mails_failed_in_a_day'),
})

const DeadlinesJson = shapeOf<Health>()(undefined, {
  late: from(
    count(0).describe('Overdue for longer than it takes to get to them'),
    'deadlines_late',
  ),
  failed: from(count(0), 'deadlines_failed'),
})

const ReconciliationJson = z.object({
  checked_count: count(1200),
  difference_count: count(0),
  finished_at: timestamp,
})

export const HealthJson = shapeOf<Health>()('Health', {
  concerns: from(
    z
      .array(
        text(
          'A job has been waiting for more than 15 minutes. See at Jobs which kind waits. docs/runbook.md#jobs-stuck',
        ),
      )
      .describe('What to look at and what to do, in words, and where the runbook has more'),
    ({ concerns }: Health) =>
      concerns.map((concern) => `${concern.words} ${concern.to_do} ${runbookEntry(concern)}`),
  ),
  version: text('0.1.0').describe('Of Troupe'),
  commit: text('fe4e4be8')
    .nullable()
    .describe('Of which this is a build; null if that is not known'),
  node_version: text('24.4.1').describe('Of Node.js'),
  started_at: timestamp.describe('When this process began'),
  trial: z.boolean().describe('Whether this is a local trial'),
  moved_seconds: z
    .int()
    .meta({ description: 'How far the clock of a trial was moved', examples: [86_400] }),
  file_store: z.enum(['folder', 'bucket']).describe('Where uploaded files are'),
  free_bytes: count(48_000_000_000)
    .nullable()
    .describe('Room on the disk of `DATA_DIR`; null where nothing is kept there'),
  live_streams: count(12).describe('Open pages that hear of changes, of this process'),
  swept_at: timestamp
    .nullable()
    .describe('When expired data was last deleted, if that was within the last hour or two'),
  backed_up_at: timestamp
    .nullable()
    .describe('When `bin/backup` made the last backup; null where it has made none'),
  database: from(DatabaseJson, DatabaseJson.present),
  jobs: from(JobsJson, JobsJson.present),
  mail: from(MailJson, MailJson.present),
  deadlines: from(DeadlinesJson, DeadlinesJson.present),
  reconciliation: from(
    ReconciliationJson.nullable().describe(
      'How the books came out last; null before the first time',
    ),
    ({ compared_at, compared_count, difference_count }: Health) =>
      compared_at === null
        ? null
        : {
            checked_count: compared_count ?? 0,
            difference_count: difference_count ?? 0,
            finished_at: compared_at,
          },
  ),
})
