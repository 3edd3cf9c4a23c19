import type { AnyDeadlineKind } from '../../activity/deadlines/deadlines.ts'
import { transferLapse } from '../../money/fundings/bank-transfers/deadlines.ts'
import { campaignSubmissionDeadlines } from '../../programs/campaign-submissions/deadlines.ts'
import {
  rewardHeldUp,
  sparkCodeEnding,
  submissionDue,
} from '../../programs/collab-submissions/deadlines.ts'
import { submissionReminder } from '../../programs/collab-submissions/reminders.ts'
import { messageUnread } from '../../programs/messages/deadlines.ts'
import { ownerAppointed } from '../../teams/memberships/deadlines.ts'

/** Everything that happens by itself at a certain time. */
export const allDeadlines: AnyDeadlineKind[] = [
  ...campaignSubmissionDeadlines,
  submissionDue,
  submissionReminder,
  sparkCodeEnding,
  rewardHeldUp,
  messageUnread,
  ownerAppointed,
  transferLapse,
]
