import type { AnyDeadlineKind } from '../../activity/deadlines/deadlines.ts'
import { appealDecision, appealWindow } from './appeals/deadlines.ts'
import { newAddress } from './checks/check-again.ts'
import { finalization } from './counting/finalization.ts'
import { silence } from './deciding/silence.ts'
import { effect } from './deciding/undoable.ts'
import { flagEnd } from './flags/model.ts'

/** All that happens to a submission by itself, each defined with its subject. */
export const campaignSubmissionDeadlines: AnyDeadlineKind[] = [
  silence,
  effect,
  appealWindow,
  appealDecision,
  finalization,
  flagEnd,
  newAddress,
]
