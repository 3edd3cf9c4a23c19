import { pushNotification } from '../activity/notifications/jobs.ts'
import type { AnyJob } from '../framework/jobs/queue.ts'
import { deliverMail } from '../framework/mail/jobs.ts'
import { deleteFile } from '../framework/uploads/jobs.ts'
import { sweepExpired } from './sweep.ts'

/** Everything that runs in the background. */
export const jobs: AnyJob[] = [deliverMail, deleteFile, pushNotification, sweepExpired]
