import { isAdmin, type Member } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import type { Flag } from '../../tables/campaigns/flags.ts'

/** A member reads, an admin decides. */
export const submissionPolicy = { decide: (actor: Member) => isAdmin(actor) }

/** Whether only a person may approve it, and no clock runs: its creator has joined the organization. */
export function isWithheld({ state, withheld_at }: CampaignSubmission): boolean {
  return withheld_at !== null && (state === 'pending' || state === 'appealed')
}

type Flagged = { flags: Flag[] }

/** The answer of a creator to a doubt of a rule is for staff, who decide about it. */
export function submissionForOrganization<Submission extends Flagged>(
  submission: Submission,
): Submission {
  const flags = submission.flags.map((flag) =>
    flag.rule === null ? flag : { ...flag, answer: null, answered_at: null },
  )
  return { ...submission, flags }
}

/** Whether its creator can still say something to a doubt. */
export function isAnswerable({ flags }: Flagged): boolean {
  return flags.some(isWithoutAnswer)
}

export const isWithoutAnswer = ({ ended_at, answer }: Flag) => ended_at === null && answer === null
