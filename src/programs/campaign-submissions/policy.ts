import { isAdmin, type Member } from '../../tables/actor.ts'
import type {
  CampaignSubmission,
  withheldReasons,
} from '../../tables/campaigns/campaign-submissions.ts'
import type { Flag } from '../../tables/campaigns/flags.ts'

/** A member reads, an admin decides. */
export const submissionPolicy = { decide: (actor: Member) => isAdmin(actor) }

export type WithheldReason = (typeof withheldReasons)[number]

type Withheld = Pick<CampaignSubmission, 'withheld_at' | 'withheld_because'>

/** Whether only a person may approve it, and no clock runs. */
export function isWithheld({ state, withheld_at }: CampaignSubmission): boolean {
  return withheld_at !== null && (state === 'pending' || state === 'appealed')
}

/** Why silence does not approve it, or null if it does. */
export const withheldReason = ({
  withheld_at,
  withheld_because,
}: Withheld): WithheldReason | null =>
  withheld_at === null ? null : (withheld_because ?? 'member')

export const isWithheldFor = (submission: Withheld, because: WithheldReason): boolean =>
  withheldReason(submission) === because

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
