import { Icon } from '../../../framework/views/values/icon.tsx'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { withheldForOrganization } from './who-decides.ts'

/** Stands before the checks: why they alone do not approve the post. */
export function LeftToPerson({ submission }: { submission: CampaignSubmission }) {
  return (
    <p class="flex gap-2 text-sm" role="note">
      <Icon name="circleAlert" class="mt-0.5 size-4 text-warning" />
      <span class="min-w-0 wrap-anywhere">{withheldForOrganization(submission)}</span>
    </p>
  )
}
