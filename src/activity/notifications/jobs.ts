import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { Overloaded } from '../../framework/errors.ts'
import { defineJob, type Job } from '../../framework/jobs/job.ts'
import { type Delivery, type Pusher, pushSlots, pushToDevice } from './push.ts'

/** How long a message waits, in seconds, while others to the same person are under way. */
const againAfter = 5

export const pushNotification: Job<Pusher & Pick<Context, 'queue'>, Delivery> = defineJob({
  name: 'push-notification',
  every: 1,
  slots: pushSlots,
  payload: z.object({ notification_id: z.number(), push_subscription_id: z.number() }),
  perform: async (pusher, delivery) => {
    try {
      await pushToDevice(pusher, delivery)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      // The job is put into the queue anew. A failure would be counted, and after some of them it would be
      // given up.
      const { db, queue } = pusher
      await db.transaction((tx) =>
        queue.enqueue(tx, pushNotification, delivery, { startAfter: againAfter }),
      )
    }
  },
})
