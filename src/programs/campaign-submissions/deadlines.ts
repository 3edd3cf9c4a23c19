import { eq } from 'drizzle-orm'
import {
  type AnyDeadlineKind,
  defineDeadline,
  fromNow,
  setDeadline,
} from '../../activity/deadlines/deadlines.ts'
import { addressSaved } from '../../creators/addresses/clock.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { system } from '../../tables/actor.ts'
import type { PostCheck } from '../../tables/campaign-submissions.ts'
import { decisions } from '../../tables/decisions.ts'
import { days } from '../../vocabulary/time-limits.ts'
import { isOfMember } from '../submissions/membership.ts'
import { appealDecision, appealWindow } from './appeals/deadlines.ts'
import { afterEffect, clocks } from './clocks.ts'
import { approve, reject } from './decisions.ts'
import { effect } from './effects.ts'
import { finalize } from './finalization.ts'
import { flagEnd } from './flags/model.ts'
import { type LockedSubmission, lockPendingOf, lockSubmission } from './lock.ts'
import { recheckCountry } from './rechecks.ts'
import { withhold } from './withholding.ts'
import type { Reason } from './wording.ts'

const author = system('Deadline')
const lock = (tx: Tx, id: number) => lockSubmission(tx, { id })

/** Silence is consent, but not to what a check has found wrong. */
const decision = defineDeadline({
  ...clocks.decision,
  lock,
  act: async (tx, services, locked) => {
    const { state, checks, id, withheld_at } = locked.submission
    if (state !== 'pending' || withheld_at !== null) return
    // A person was quicker. Should they take it back, this goes on.
    if ((await tx.$count(decisions, eq(decisions.submission_id, id))) > 0)
      return setDeadline(tx, clocks.decision, locked.submission, afterEffect())
    const failed = checks.find(({ outcome }) => outcome === 'failed')
    if (failed === undefined) await approveUnlessOfMember(tx, services, locked)
    else
      await reject(tx, services, author, locked, {
        reason: reasonOf(failed.name),
        note: failed.found,
      })
  },
})

async function approveUnlessOfMember(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
): Promise<void> {
  if (await isOfMember(tx, locked.submission)) await withhold(tx, services, locked)
  else await approve(tx, services, author, locked)
}

const reasons: Record<PostCheck['name'], Reason> = {
  address: 'not_public',
  author: 'wrong_account',
  duplicate: 'duplicate',
  window: 'outside_window',
  country: 'wrong_country',
  sound: 'missing_sound',
}

const reasonOf = (name: PostCheck['name']) => reasons[name]

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
  decision,
  effect,
  appealWindow,
  appealDecision,
  finalization,
  flagEnd,
  newAddress,
]
