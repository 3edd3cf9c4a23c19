import { Badge } from '../../../framework/views/badge.tsx'
import type { CollabSubmissionState } from '../../../tables/collab-submissions.ts'
import { collabStates } from '../../submissions/views/states.ts'

export const stateName = (state: CollabSubmissionState) => collabStates[state].name

export function SubmissionState({ state }: { state: CollabSubmissionState }) {
  const { name, tone } = collabStates[state]
  return <Badge tone={tone}>{name}</Badge>
}
