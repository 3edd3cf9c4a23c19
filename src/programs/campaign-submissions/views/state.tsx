import { Badge } from '../../../framework/views/badge.tsx'
import type { CampaignSubmission } from '../../../tables/campaign-submissions.ts'

type State = CampaignSubmission['state']

const tones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
  flagged: 'error',
  appealed: 'warning',
  withdrawn: 'neutral',
  finalized: 'info',
  paid: 'success',
} as const

export const stateNames: Record<State, string> = {
  pending: 'to decide',
  approved: 'counting',
  rejected: 'rejected',
  flagged: 'flagged',
  appealed: 'appealed',
  withdrawn: 'withdrawn',
  finalized: 'final',
  paid: 'paid',
}

export function SubmissionState({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>
}
