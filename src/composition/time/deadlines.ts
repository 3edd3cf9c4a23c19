import type { AnyDeadlineKind } from '../../activity/deadlines/deadlines.ts'
import { transferLapse } from '../../money/fundings/bank-transfers/deadlines.ts'
import {
  appealDecision,
  appealWindow,
} from '../../programs/campaign-submissions/appeals/deadlines.ts'
import { newAddress } from '../../programs/campaign-submissions/checks/check-again.ts'
import { finalization } from '../../programs/campaign-submissions/counting/finalization.ts'
import { decisionDeadline } from '../../programs/campaign-submissions/deciding/silence.ts'
import { decisionEffect } from '../../programs/campaign-submissions/deciding/undoable.ts'
import { flagDeadline } from '../../programs/campaign-submissions/flags/model.ts'
import {
  rewardHeldUp,
  sparkCodeEnding,
  submissionDeadline,
} from '../../programs/collab-submissions/silence/deadlines.ts'
import { submissionReminder } from '../../programs/collab-submissions/silence/reminders.ts'
import { closingReminder } from '../../programs/collabs/closing/reminders.ts'
import { messageUnread } from '../../programs/messages/deadlines.ts'
import { ownerAppointed } from '../../teams/memberships/deadlines.ts'

/** Everything that happens by itself at a certain time. */
export const allDeadlines: AnyDeadlineKind[] = [
  decisionDeadline,
  decisionEffect,
  appealWindow,
  appealDecision,
  finalization,
  flagDeadline,
  newAddress,
  submissionDeadline,
  submissionReminder,
  closingReminder,
  sparkCodeEnding,
  rewardHeldUp,
  messageUnread,
  ownerAppointed,
  transferLapse,
]
