import {
  type AnyDeadlineKind,
  defineDeadline,
  fromNow,
  setDeadline,
} from '../../activity/deadlines/deadlines.ts'
import { addressSaved } from '../../creators/addresses/clock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { system } from '../../tables/actor.ts'
import { days } from '../../vocabulary/time-limits.ts'
import { appealDecision, appealWindow } from './appeals/deadlines.ts'
import { clocks } from './clocks.ts'
import { silence } from './deciding/silence.ts'
import { effect } from './deciding/undo.ts'
import { finalize } from './finalization.ts'
import { flagEnd } from './flags/model.ts'
import { lockPendingOf, lockSubmission } from './lock.ts'
import { recheckCountry } from './rechecks.ts'

const author = system('Deadline')
const lock = (tx: Tx, id: number) => lockSubmission(tx, { id })

const finalization = defineDeadline({
  ...clocks.finalization,
  lock,
  act: async (tx, _services, locked) => {
    const { state } = locked.submission
    if (state === 'approved') await finalize(tx, author, locked)
    // While there are doubts nothing is final.
    if (state === 'flagged')
      await setDeadline(tx, clocks.finalization, locked.submission, fromNow(days(1)))
  },
})

const newAddress = defineDeadline({
  ...addressSaved,
  lock: (tx, id) => lockPendingOf(tx, { id }),
  act: async (tx, _services, pending) => {
    for (const locked of pending) await recheckCountry(tx, locked)
  },
})

export const campaignSubmissionDeadlines: AnyDeadlineKind[] = [
  silence,
  effect,
  appealWindow,
  appealDecision,
  finalization,
  flagEnd,
  newAddress,
]
