import type { AnyDeadlineKind } from '../activity/deadlines/deadlines.ts'
import { campaignSubmissionDeadlines } from '../programs/campaign-submissions/deadlines.ts'

/** Everything that happens by itself at a certain time. */
export const deadlineKinds: AnyDeadlineKind[] = [...campaignSubmissionDeadlines]
