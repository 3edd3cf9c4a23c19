import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import type { Decision } from '../../tables/decisions.ts'
import { brandFlagEnd } from './clocks.ts'
import { approve, isStaff, reject } from './decisions.ts'
import { flaggedBefore, hasOwnFlag, raiseFlag } from './flags/model.ts'
import { type LockedSubmission, ownPost, requireOther } from './lock.ts'
import { reasonsAgainst } from './transitions.ts'

/** What a brand can decide about a post. */
export type Choice = Pick<Decision, 'action' | 'reason' | 'note'>

/** What is said of a rejection means nothing for an approval. */
export function choiceOf({ action, reason, note }: Choice): Choice {
  return {
    action,
    reason: action === 'reject' ? reason : null,
    note: action === 'approve' ? null : note,
  }
}

/** Why this cannot be done to a submission as it is now: asked when it is decided, and when that takes effect. */
export async function refusalOf(
  tx: Tx,
  author: Actor,
  submission: CampaignSubmission,
  { action }: Choice,
): Promise<string | null> {
  if (submission.user_id === author.user.id) return ownPost
  const [reason] = reasonsAgainst(submission, action, { isStaff: isStaff(author) })
  if (reason !== undefined) return reason
  return action === 'flag' && (await hasOwnFlag(tx, submission)) ? flaggedBefore : null
}

export async function carryOut(
  tx: Tx,
  services: Services,
  author: Actor,
  locked: LockedSubmission,
  { action, reason, note }: Choice,
): Promise<CampaignSubmission> {
  requireOther(author, locked.submission)
  switch (action) {
    case 'approve':
      return approve(tx, services, author, locked)
    case 'reject':
      if (reason === null) throw new Error('A rejection needs a reason')
      return reject(tx, services, author, locked, { reason, note })
    case 'flag': {
      const doubt = { rule: null, note: note ?? '', ends_at: brandFlagEnd() }
      return raiseFlag(tx, services, author, locked, doubt)
    }
  }
}
