import type { Tx } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import type { Decision } from '../../tables/decisions.ts'
import { requirePending, requireRejectable } from './decisions.ts'
import { requireFlaggable } from './flags.ts'
import { refusalIn } from './outcomes.ts'

export type Choice = Pick<Decision, 'action' | 'reason' | 'note'>

const requirements = {
  approve: async (_tx: Tx, _author: Actor, submission: CampaignSubmission) =>
    requirePending(submission),
  reject: async (_tx: Tx, author: Actor, submission: CampaignSubmission) =>
    requireRejectable(author, submission),
  flag: async (tx: Tx, _author: Actor, submission: CampaignSubmission) =>
    requireFlaggable(tx, submission),
}

/** Why this cannot be done to a submission as it is now: asked when it is decided, and when that takes effect. */
export function refusalOf(
  tx: Tx,
  author: Actor,
  submission: CampaignSubmission,
  { action }: Choice,
): Promise<string | null> {
  return requirements[action](tx, author, submission).then(() => null, refusalIn)
}
