import { type Actor, isAdmin, type Member } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import type { Flag } from '../../tables/campaigns/flags.ts'

/** A member reads, an admin decides. */
export const campaignSubmissionPolicy = { decide: (actor: Member) => isAdmin(actor) }

type Rejected = Pick<CampaignSubmission, 'rejected_by'>

/**
 * Whether someone may decide an appeal: not one who has rejected the post themselves, now or before its
 * creator corrected it.
 */
export const isNeutral = ({ user }: Actor, submission: Rejected, corrected: Rejected[]): boolean =>
  [submission, ...corrected].every(({ rejected_by }) => rejected_by !== user.id)

export const ownRejection =
  'You have rejected it yourself: another one of Troupe’s team decides the appeal.'

/** The answer of a creator to a doubt of a rule is for staff, who decide about it. */
export function submissionForOrganization<Submission extends { flags: Flag[] }>(
  submission: Submission,
): Submission {
  const flags = submission.flags.map((flag) =>
    flag.rule === null ? flag : { ...flag, answer: null, answered_at: null },
  )
  return { ...submission, flags }
}
