import type { AnyJob } from './jobs/queue.ts'
import { deliverMail } from './mail/jobs.ts'
import { pushNotification } from './notifications/jobs.ts'
import { sweepExpired } from './sweep.ts'
import { deleteFile } from './uploads/jobs.ts'

/** Everything that runs in the background. */
export const jobs: AnyJob[] = [deliverMail, deleteFile, pushNotification, sweepExpired]
