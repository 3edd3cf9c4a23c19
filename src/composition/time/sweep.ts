import { lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { eventsKept } from '../../activity/events/time-limits.ts'
import type { Context } from '../../framework/context.ts'
import { deleteInBatches } from '../../framework/database/batches.ts'
import { currentTime, realTime } from '../../framework/database/columns.ts'
import { rateCounts } from '../../framework/http/load/rate-limit.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { trialMails } from '../../framework/mail/trial-mails.ts'
import { confirmationKept } from '../../pages/agents/confirmations/time-limits.ts'
import { events } from '../../tables/events.ts'
import { stripeEvents } from '../../tables/finance/stripe-events.ts'
import { invitationMails } from '../../tables/organizations/invitation-mails.ts'
import { invitations } from '../../tables/organizations/invitations.ts'
import { confirmations } from '../../tables/users/credentials/confirmations.ts'
import { emailChanges, emailChangeUndos } from '../../tables/users/credentials/email-changes.ts'
import { idempotencyKeys } from '../../tables/users/credentials/idempotency-keys.ts'
import { pendingSignIns, sessions, stepUps } from '../../tables/users/credentials/sessions.ts'
import { pendingTwoFactors } from '../../tables/users/credentials/two-factor.ts'
import { socialAccountCodes } from '../../tables/users/social-accounts.ts'
import { webhookDeliveries } from '../../tables/webhooks.ts'
import { recipientLimit } from '../../teams/creator-invitations/rates.ts'
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
  [rateCounts, rateCounts.resets_at, realTime],
  [idempotencyKeys, idempotencyKeys.created_at, sql`now() - ${idempotencyKept.interval}::interval`],
  [confirmations, confirmations.expires_at, sql`now() - ${confirmationKept.interval}::interval`],
  [invitations, invitations.expires_at, sql`${currentTime} - ${keptLimit.interval}::interval`],
  [
    invitationMails,
    invitationMails.created_at,
    sql`${currentTime} - ${recipientLimit.interval}::interval`,
  ],
  [events, events.created_at, sql`${currentTime} - ${eventsKept.interval}::interval`],
  [webhookDeliveries, webhookDeliveries.created_at, sql`now() - ${eventsKept.interval}::interval`],
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
