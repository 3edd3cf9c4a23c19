import { pushNotification } from '../activity/notifications/jobs.ts'
import type { Pusher } from '../activity/notifications/push.ts'
import type { Context } from '../framework/context.ts'
import type { AnyJob } from '../framework/jobs/job.ts'
import { deliverMail } from '../framework/mail/jobs.ts'
import { deleteFile } from '../framework/uploads/jobs.ts'
import { sweepExpired } from './sweep.ts'

/** Everything that runs in the background. */
export const jobs: AnyJob<Context & Pusher>[] = [
  deliverMail,
  deleteFile,
  pushNotification,
  sweepExpired,
]
