import { z } from 'zod'
import { defineJob } from '../../framework/jobs/job.ts'
import { pushToDevice } from './push.ts'

export const pushNotification = defineJob({
  name: 'push-notification',
  every: 1,
  payload: z.object({ notification_id: z.number(), push_subscription_id: z.number() }),
  perform: pushToDevice,
})
