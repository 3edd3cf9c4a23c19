import { z } from 'zod'
import { count, text, timestamp } from '../../framework/http/json-fields.ts'
import type { FailedJob } from '../../framework/jobs/overview.ts'

export const FailedJobJson = z
  .object({
    id: z
      .string()
      .meta({ description: 'Opaque id', examples: ['0b6c3f0e5a4d4c6f9d0e7b1a2c3d4e5f'] }),
    kind: text('deliver-mail'),
    attempts: count(12),
    reason: text('The mail server did not answer in time.'),
    recipient: text('m***@example.com')
      .nullable()
      .meta({ description: 'Whom a mail was for, masked; null for other kinds' }),
    created_at: timestamp,
    failed_at: timestamp,
  })
  .meta({ id: 'FailedJob' })

export function presentFailedJob(job: FailedJob): z.infer<typeof FailedJobJson> {
  return {
    id: publicId(job),
    kind: job.kind,
    attempts: job.attempts,
    reason: job.reason,
    recipient: job.recipient,
    created_at: job.created_at,
    failed_at: job.failed_at,
  }
}

/** The queue numbers its jobs by UUIDs, which cannot be guessed: they need no other form than this. */
export function publicId({ id }: Pick<FailedJob, 'id'>): string {
  return id.replaceAll('-', '')
}
