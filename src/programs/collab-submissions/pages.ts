import type { Context } from '../../framework/context.ts'
import { readBalance, walletAccount } from '../../money/bookkeeping/accounts.ts'
import type { Member } from '../../tables/actor.ts'
import type { ShownMessage } from '../messages/queries.ts'
import { playerOfWork } from '../submissions/posts/players.ts'
import { type ApplicantFacts, readApplicantFacts } from './applicants/queries.ts'
import type { FoundSubmission } from './queries.ts'
import { isOffered } from './transitions.ts'

export type ShownWork = {
  member: Member
  submission: FoundSubmission
  /** The facts of the applicant; undefined once they have left. */
  applicant: ApplicantFacts | undefined
  messages: ShownMessage[]
  feeBps: number
  /** The balance of the organization in the currency of the quote, while it has to decide about the quote. */
  balance: number
  /** Where the post plays in the page. */
  player: string | null
}

export async function loadForOrganization(
  context: Context,
  member: Member,
  submission: FoundSubmission,
  messages: ShownMessage[],
): Promise<ShownWork> {
  const { organization_id: id, currency } = submission
  const isToAnswer = isOffered(submission, 'decline')
  return {
    member,
    submission,
    messages,
    applicant: await readApplicantFacts(context.db, submission),
    balance: isToAnswer ? await readBalance(context.db, walletAccount({ id }, currency)) : 0,
    feeBps: context.config.money.feeBps,
    player: playerOfWork(context, submission),
  }
}
