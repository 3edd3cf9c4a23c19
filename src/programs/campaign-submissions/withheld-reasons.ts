import type {
  CampaignSubmission,
  withheldReasons,
} from '../../tables/campaigns/campaign-submissions.ts'

/** Whether a post is left to a person, and why. How it comes to that is in `withholding.ts`. */

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

/** The values of a post that is withheld no more. */
export const notWithheld = { withheld_at: null, withheld_because: null, withheld_note: null }
