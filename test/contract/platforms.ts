import { makeStaff } from '../support/staff.ts'
import { forItsUser, type Row } from './support/row.ts'

export const rows: Row[] = [
  {
    route: 'GET /staff/platforms',
    answers: forItsUser(200),
    given: async ({ owner }) => {
      makeStaff(owner.user)
      return {}
    },
    fields: {
      platform_id: 'text',
      provider: 'text?',
      used_units: 'integer',
      daily_units: 'integer?',
      retry_at: 'time?',
      last_success_at: 'time?',
      last_error_at: 'time?',
      last_error: 'text?',
    },
    list: true,
  },
]
