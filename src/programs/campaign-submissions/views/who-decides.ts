import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Flag } from '../../../tables/campaigns/flags.ts'
import { hasFailed } from '../checks/check-post.ts'
import { decisionWait } from '../due-dates.ts'
import { timeLimits } from '../time-limits.ts'
import { isPossible, isWithheld, isWithheldFor } from '../transitions.ts'
import { withheldInWords } from '../words.ts'

type Flagged = CampaignSubmission & { flags: Flag[] }

/**
 * Who decides about what is in doubt or appealed, and what follows if nobody does, as the organization reads
 * it.
 */
export function nextForOrganization(submission: Flagged, mayDecide: boolean): string | undefined {
  if (submission.state === 'flagged')
    return `${whoLifts(submission, mayDecide)} ${afterFlag(submission)}`
  if (submission.state !== 'appealed') return undefined
  return isWithheld(submission)
    ? `Troupe’s team decides about the appeal. It is not decided automatically. ${whyWithheld(submission)}`
    : `Troupe’s team decides about the appeal. If they do not within ${timeLimits.appealDecision.words}, the appeal succeeds, and the post is approved.`
}

/** Why silence does not approve it, and who decides, as the organization reads it. */
export function withheldForOrganization(submission: CampaignSubmission): string {
  const who = isWithheldFor(submission, 'member') ? 'another admin' : 'an admin'
  return `${whyWithheld(submission)} So this post is not approved automatically: ${who} or Troupe’s team decides.`
}

const whyWithheld = (submission: CampaignSubmission): string =>
  withheldInWords(submission, 'The creator has joined your organization.')

function whoLifts(submission: Flagged, mayDecide: boolean): string {
  const isOwn = submission.flags.some(({ rule, ended_at }) => rule === null && ended_at === null)
  const who = mayDecide ? 'You' : 'Your admins'
  const mayReject = isPossible(submission, 'reject')
  if (isOwn)
    return `${who} can lift your flag${mayReject ? ', or reject the post' : ''}. Troupe’s team can do both.`
  const others = 'Troupe’s team decides: they lift the flag, or reject the post.'
  return mayReject ? `${others} ${who} need not wait to reject it.` : others
}

/** Says what silence does to a flag, to both sides. */
export function afterFlag(submission: CampaignSubmission): string {
  const lapses = 'If nobody decides, the flag expires, and the post goes on where it was'
  return submission.flagged_state === 'pending'
    ? `${lapses}: it waits for a decision. ${afterWaiting(submission)}`
    : `${lapses}.`
}

function afterWaiting(submission: CampaignSubmission): string {
  if (submission.withheld_at !== null) return 'It is not approved automatically.'
  const outcome = hasFailed(submission.checks) ? 'rejected' : 'approved automatically'
  return `Without one it is ${outcome} after another ${decisionWait(submission).words}.`
}
