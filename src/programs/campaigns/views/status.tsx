import { Badge } from '../../../framework/views/values/badge.tsx'
import type { CampaignSummary } from '../../../tables/campaigns/campaigns.ts'

const tones = {
  draft: 'neutral',
  active: 'success',
  paused: 'warning',
  finished: 'neutral',
} as const

export function CampaignStatus({ campaign: { status } }: { campaign: CampaignSummary }) {
  return <Badge tone={tones[status]}>{status}</Badge>
}
