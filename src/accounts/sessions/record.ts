import { defineRecord } from '../../activity/records/record.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'

export const sessionRecord = defineRecord({
  type: 'Session',
  table: sessions,
  sentences: {
    create: () => 'signed in',
    destroy: () => 'signed a session out',
  },
})
