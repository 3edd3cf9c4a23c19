import { setDeadline } from '../../activity/deadlines/deadlines.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import { appealDecisionDue, clocks, decisionDue } from './clocks.ts'

/** From when silence decides, if it may at all: about what was once withheld a person decides. */

export async function startDecisionClock(tx: Tx, submission: CampaignSubmission): Promise<void> {
  if (submission.withheld_at === null)
    await setDeadline(tx, clocks.decision, submission, decisionDue(submission))
}

export async function startAppealClock(tx: Tx, submission: CampaignSubmission): Promise<void> {
  if (submission.withheld_at === null)
    await setDeadline(tx, clocks.appealDecision, submission, appealDecisionDue())
}
