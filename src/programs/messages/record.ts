import { defineRecord } from '../../activity/records/record.ts'
import { messages } from '../../tables/collabs/messages.ts'

/** No organization reads in its log what creators write from where, so the log is the writer's own. */
export const messageRecord = defineRecord({
  type: 'Message',
  table: messages,
  sentences: { send: () => 'wrote about a submission' },
})
