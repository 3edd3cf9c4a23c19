import { createFailedJob, makeStaff } from '../support/staff.ts'
import { forItsUser, type Row, writes } from './support/row.ts'
import type { World } from './support/world.ts'

/** The owner runs the installation, and a job has failed. */
async function asStaff({ owner }: World) {
  makeStaff(owner.user)
  return createFailedJob()
}

export const rows: Row[] = [
  {
    route: 'GET /staff/jobs',
    answers: forItsUser(200),
    given: asStaff,
    fields: {
      id: 'id',
      kind: 'text',
      attempts: 'integer',
      reason: 'text',
      recipient: 'text?',
      created_at: 'time',
      failed_at: 'time',
    },
    list: true,
  },
  {
    route: 'POST /staff/jobs/:id/retry',
    answers: writes(forItsUser(204)),
    given: asStaff,
  },
  {
    route: 'POST /staff/jobs/:id/discard',
    answers: writes(forItsUser(204)),
    given: asStaff,
  },
]
