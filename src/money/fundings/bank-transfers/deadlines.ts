import { eq } from 'drizzle-orm'
import { defineDeadline } from '../../../activity/deadlines/deadlines.ts'
import { save } from '../../../activity/records/save.ts'
import { system } from '../../../tables/actor.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import { notifyLapsedFunding } from '../notices.ts'
import { fundingRecord } from '../record.ts'
import { lockFunding } from '../settlement.ts'
import { lapseDeadline } from './deadline-kinds.ts'

/**
 * The end of a bank transfer that nobody has seen: nobody looks for it any more. Should it arrive all the
 * same, staff confirm it then.
 */
export const transferLapse = defineDeadline({
  ...lapseDeadline,
  lock: async (tx, id) => {
    const isThere = (await tx.$count(fundings, eq(fundings.id, id))) > 0
    return isThere ? lockFunding(tx, { id }) : undefined
  },
  act: async (tx, services, { funding, organization, campaign }) => {
    if (funding.status !== 'pending') return
    const values = { status: 'canceled', failure_reason: notSeen } as const
    const lapsed = await save(tx, system('Deadline'), fundingRecord, 'lapse', funding, values)
    await notifyLapsedFunding(tx, services, organization, lapsed, campaign?.name ?? '')
  },
})

const notSeen =
  'We did not see the money arrive in time. If you have sent it, it is added once it is here.'
