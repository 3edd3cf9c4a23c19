import { Badge } from '../../../framework/views/values/badge.tsx'
import type { CollabSubmissionState } from '../../../tables/collabs/collab-submissions.ts'
import { collabLook } from '../../submissions/states.ts'

type Props = { state: CollabSubmissionState; isShipmentLate?: boolean }

export function SubmissionState({ state, isShipmentLate }: Props) {
  const { name, tone } = collabLook(state, isShipmentLate)
  return <Badge tone={tone}>{name}</Badge>
}
