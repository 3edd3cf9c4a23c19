import { deleteEndedSessions } from '../accounts/sessions/jobs.ts'
import { pushNotification } from '../activity/notifications/jobs.ts'
import type { Pusher } from '../activity/notifications/push.ts'
import { syncSocialAccounts } from '../creators/social-accounts/jobs.ts'
import { endUploads } from '../creators/uploads/jobs.ts'
import type { Context } from '../framework/context.ts'
import type { AnyJob } from '../framework/jobs/job.ts'
import { deliverMail } from '../framework/mail/jobs.ts'
import type { Mailer } from '../framework/mail/mailer.ts'
import { deleteFile, sweepUploads } from '../framework/uploads/jobs.ts'
import { compareListings } from '../money/exchange-rates/jobs.ts'
import { openCheckouts } from '../money/fundings/jobs.ts'
import { sendRefundsAgain, sendRefundToStripe } from '../money/fundings/refunds/jobs.ts'
import { lookAtNewAccounts } from '../money/payout-methods/jobs.ts'
import { tellLatePayouts } from '../money/payouts/jobs.ts'
import { sendPayoutsAgain, sendPayoutToStripe } from '../money/payouts/sending/jobs.ts'
import { reconcileNightly } from '../money/reconciliation/jobs.ts'
import { catchUpWithStripe } from '../money/stripe-events/jobs.ts'
import { mailConcerns } from '../pages/health/jobs.ts'
import { freezeDisconnected } from '../programs/campaign-submissions/counting/jobs.ts'
import { letDecisionsTakeEffect } from '../programs/campaign-submissions/deciding/undoable.ts'
import { watchBudgets } from '../programs/campaigns/jobs.ts'
import { fetchPostPictures, keepSnapshots } from '../programs/posts/jobs.ts'
import { cleanFiles } from '../programs/submissions/jobs.ts'
import { mailInvitations } from '../teams/creator-invitations/jobs.ts'
import { sendToWebhook, sendWebhooks } from '../teams/webhooks/deliveries/jobs.ts'
import { clockwork } from './time/clockwork.ts'
import { sweepExpired } from './time/sweep.ts'
import { afterCatchUp, catchUpWithTime } from './time/time-travel.ts'

/** The context of jobs, with the tools that only they use. */
type JobContext = Context & Pusher & { mailer: Mailer }

/** Everything that runs in the background. */
export const jobs: AnyJob<JobContext>[] = [
  cleanFiles,
  compareListings,
  deliverMail,
  deleteEndedSessions,
  deleteFile,
  letDecisionsTakeEffect,
  endUploads,
  fetchPostPictures,
  freezeDisconnected,
  keepSnapshots,
  pushNotification,
  reconcileNightly,
  openCheckouts,
  lookAtNewAccounts,
  mailConcerns(sweepExpired.name),
  mailInvitations,
  catchUpWithStripe,
  catchUpWithTime,
  sendPayoutToStripe,
  sendPayoutsAgain,
  sendRefundToStripe,
  sendRefundsAgain,
  sendToWebhook,
  sendWebhooks,
  sweepExpired,
  sweepUploads,
  tellLatePayouts,
  syncSocialAccounts,
  watchBudgets,
  ...clockwork.map(afterCatchUp),
]
