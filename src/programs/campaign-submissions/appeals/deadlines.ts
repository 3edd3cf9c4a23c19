import { defineDeadline } from '../../../activity/deadlines/deadlines.ts'
import { save } from '../../../activity/records/save.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { system } from '../../../tables/actor.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { isOfMember } from '../../submissions/membership.ts'
import { lockSubmission } from '../lock.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { withholdPost } from '../withholding.ts'
import { decideAppeal } from './model.ts'

const author = system('Deadline')
const lock = (tx: Tx, id: number) => lockSubmission(tx, { id })

/**
 * Nobody appealed: the post may be handed in elsewhere, unless some of it was paid and could not be taken
 * back.
 */
export const appealWindow = defineDeadline({
  ...postDeadlines.appealWindow,
  lock,
  act: async (tx, _services, { submission }) => {
    if (submission.state !== 'rejected') return
    const isGranted = submission.granted_amount > 0
    const action = isGranted ? 'end_appeals' : 'let_go'
    await save(tx, author, campaignSubmissionRecord, action, submission, {
      is_appealable: false,
      is_claiming: isGranted,
    })
  },
})

/** Staff have not decided in time: the creator was right, unless they have joined the organization. */
export const appealDecision = defineDeadline({
  ...postDeadlines.appealDecision,
  lock,
  act: async (tx, services, locked) => {
    const { state, withheld_at } = locked.submission
    if (state !== 'appealed' || withheld_at !== null) return
    if (await isOfMember(tx, locked.submission))
      await withholdPost(tx, services, author, locked, { because: 'member' })
    else
      await decideAppeal(tx, services, author, locked, {
        outcome: 'accepted',
        note: 'It was not decided in time.',
      })
  },
})
