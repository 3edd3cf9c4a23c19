import type { Context, Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import type { Author, Member } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { submissionFinalized } from '../../submissions/notices.ts'
import { endingValues } from '../ending/model.ts'
import { lockForMoveByBrand, type Work } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { releaseQuote } from '../paying/reservation.ts'
import { saveMove } from '../save-move.ts'
import type { CompletionFields } from '../schema.ts'

/** Pays for the post that was looked at. A creator can correct where it is until then. */
export async function completeWork(
  context: Context,
  actor: Member,
  submission: Work,
  { post_url: seen }: CompletionFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMoveByBrand(tx, actor, submission, 'complete')
    const { post_url } = before
    guard(
      seen === undefined || seen === post_url,
      'base',
      `The creator has corrected where the post is: ${post_url}. Look at it before you complete.`,
    )
    return completeLockedWork(tx, context, actor, before)
  })
}

export async function completeLockedWork(
  tx: Tx,
  services: Services,
  author: Author,
  before: CollabSubmission,
): Promise<CollabSubmission> {
  const after = await finish(tx, author, before)
  const { quote_amount: amount, currency } = after
  await tellSidesOfWork(tx, services, author, after, ['creator'], submissionFinalized, {
    amount,
    owed_amount: 0,
    currency,
  })
  return after
}

/** Ends it as agreed: what was set aside is the creator's. */
async function finish(tx: Tx, author: Author, before: CollabSubmission): Promise<CollabSubmission> {
  const after = await saveMove(tx, author, before, 'complete', {
    ...endingValues,
    state: 'completed',
    completed_at: currentTime,
  })
  return releaseQuote(tx, after)
}
