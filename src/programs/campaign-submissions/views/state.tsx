import { Badge } from '../../../framework/views/values/badge.tsx'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { campaignStates } from '../../submissions/states.ts'

type State = CampaignSubmission['state']

export function SubmissionState({ state }: { state: State }) {
  const { name, tone } = campaignStates[state]
  return <Badge tone={tone}>{name}</Badge>
}
