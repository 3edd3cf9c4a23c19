import { sql } from 'drizzle-orm'
import { one } from '../../../src/framework/database/rows.ts'
import { failedQueue } from '../../../src/framework/jobs/queue-options.ts'
import { deliverMail } from '../../../src/framework/mail/jobs.ts'
import { context, db } from '../helper.ts'
import { letterTo, sealed } from '../servers/smtp.ts'

/** Someone who runs the installation, as if they had always been in `STAFF_EMAILS`. */
export function makeStaff({ email }: { email: string }): void {
  context.config.staffEmails.push(email)
}

/** A mail that was given up. It has no recipient, so that it does nothing when tried again. */
export async function createFailedJob(reason = 'The mail server did not answer in time.') {
  const recipient = 'm***@example.com'
  const data = { sealed: sealed({ ...letterTo(''), to: null }), recipient }
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into pgboss.job (name, data, source_name, source_id, source_created_on,
      source_retry_count, source_output, keep_until)
    values (${failedQueue}, ${JSON.stringify(data)}::jsonb, ${deliverMail.name}, gen_random_uuid(),
      now() - interval '1 hour', 11, ${JSON.stringify({ reason })}::jsonb, now() + interval '14 days')
    returning id`)
  return { id: one(rows).id.replaceAll('-', '') }
}
