import { Badge } from '../../../framework/views/badge.tsx'
import type { CollabSubmissionState } from '../../../tables/collab-submissions.ts'

type Look = { name: string; tone: 'neutral' | 'info' | 'success' | 'warning' | 'error' }

const looks: Record<CollabSubmissionState, Look> = {
  applied: { name: 'applied', tone: 'info' },
  awaiting_shipment: { name: 'waits for the product', tone: 'warning' },
  shipped: { name: 'product on its way', tone: 'info' },
  in_progress: { name: 'in progress', tone: 'info' },
  content_submitted: { name: 'in review', tone: 'warning' },
  changes_requested: { name: 'changes requested', tone: 'warning' },
  approved: { name: 'approved', tone: 'success' },
  posted: { name: 'posted', tone: 'success' },
  completed: { name: 'completed', tone: 'success' },
  declined: { name: 'declined', tone: 'neutral' },
  withdrawn: { name: 'withdrawn', tone: 'neutral' },
  cancelled: { name: 'cancelled', tone: 'neutral' },
  expired: { name: 'expired', tone: 'neutral' },
}

export const stateName = (state: CollabSubmissionState) => looks[state].name

export function SubmissionState({ state }: { state: CollabSubmissionState }) {
  const { name, tone } = looks[state]
  return <Badge tone={tone}>{name}</Badge>
}
