import { z } from 'zod'
import { defineNotifier } from '../../../activity/notifications/notifier.ts'
import { timestamp } from '../../../framework/http/fields/json-fields.ts'
import { dayInWords } from '../../../vocabulary/time/time.ts'
import { aboutWork, collabParams } from '../notices.ts'
import { timeLimits } from '../time-limits.ts'

export const sparkCodeExpiring = defineNotifier({
  ...aboutWork,
  type: 'SparkCodeExpiringNotifier',
  topic: 'shipments',
  when: `A Spark code ends in ${timeLimits.sparkNotice.words}. To the admins of the organization, and to the creator.`,
  params: z.object({ ...collabParams, ends_at: timestamp }),
  title: ({ collab_name }) => `The Spark code for ${collab_name} ends soon`,
  body: ({ ends_at }) =>
    `It is good until ${dayInWords(ends_at)}. After that the post can no longer be advertised with it.`,
})
