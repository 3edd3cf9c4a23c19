import { lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { deleteInBatches } from '../../framework/database/batches.ts'
import { currentTime, realTime } from '../../framework/database/columns.ts'
import { rateLimits } from '../../framework/http/load/rate-limit.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { trialMails } from '../../framework/mail/trial-mails.ts'
import { stripeEvents } from '../../tables/finance/stripe-events.ts'
import { invitations } from '../../tables/organizations/invitations.ts'
import { emailChanges, emailChangeUndos } from '../../tables/users/email-changes.ts'
import { idempotencyKeys } from '../../tables/users/idempotency-keys.ts'
import { pendingSignIns, sessions, stepUps } from '../../tables/users/sessions.ts'
import { socialAccountCodes } from '../../tables/users/social-accounts.ts'
import { pendingTwoFactors } from '../../tables/users/two-factor.ts'
import { keptLimit } from '../../teams/invitations/time-limits.ts'
import { idempotencyKept, sessionIdle } from '../../vocabulary/time/lifetimes.ts'

/** Rows of a table that are of no use once the column is before the given moment. */
export const perishable: [PgTable, PgColumn, SQL][] = [
  [pendingSignIns, pendingSignIns.expires_at, realTime],
  [pendingTwoFactors, pendingTwoFactors.expires_at, realTime],
  [emailChanges, emailChanges.expires_at, realTime],
  [emailChangeUndos, emailChangeUndos.expires_at, realTime],
  [stepUps, stepUps.expires_at, realTime],
  [sessions, sessions.expires_at, realTime],
  [socialAccountCodes, socialAccountCodes.expires_at, currentTime],
  [rateLimits, rateLimits.resets_at, realTime],
  [idempotencyKeys, idempotencyKeys.created_at, sql`now() - ${idempotencyKept.interval}::interval`],
  [invitations, invitations.expires_at, sql`${currentTime} - ${keptLimit.interval}::interval`],
  [stripeEvents, stripeEvents.processed_at, sql`now() - interval '30 days'`],
  [trialMails, trialMails.created_at, sql`now() - interval '30 days'`],
  [
    sessions,
    sessions.last_active_at,
    sql`now() - ${sessionIdle.interval}::interval - interval '1 day'`,
  ],
]

export const sweepExpired = defineJob({
  name: 'sweep-expired',
  schedule: '17 * * * *',
  payload: z.object({}),
  perform: async ({ db }: Pick<Context, 'db'>) => {
    for (const [table, column, moment] of perishable)
      await deleteInBatches(db, table, lt(column, moment))
  },
})
