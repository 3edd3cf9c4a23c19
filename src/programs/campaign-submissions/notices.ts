import type { z } from 'zod'
import type { Notifier } from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { adminsOf, type Team } from '../../teams/memberships/notices.ts'
import type { submissionParams } from '../submissions/notices.ts'

/** A submission, and the campaign it is for; and who is told of it, where that was read with them. */
export type Handed = { campaign: Campaign; submission: CampaignSubmission; team?: Team }

export type Side = 'creator' | 'organization'
type Shared = z.input<z.ZodObject<typeof submissionParams>>

/** Tells the sides of a submission what happened to it. `own` is what this notifier says beside. */
export async function tell<Params extends z.ZodObject>(
  tx: Tx,
  services: Services,
  { campaign, submission, team }: Handed,
  sides: Side[],
  notifier: Notifier<Params>,
  own: Omit<z.input<Params>, keyof Shared>,
): Promise<void> {
  const { admins, params: organization } = team ?? (await adminsOf(tx, submission))
  const params = {
    ...organization,
    kind: 'campaign' as const,
    program_name: campaign.name,
    creator_name: `@${submission.account_handle}`,
    ...own,
  }
  const recipients: Record<Side, number[]> = {
    creator: submission.user_id === null ? [] : [submission.user_id],
    organization: admins,
  }
  await notify(
    tx,
    services,
    sides.flatMap((side) => recipients[side]),
    notifier,
    { record_id: submission.id, params: params as z.input<Params> },
  )
}
