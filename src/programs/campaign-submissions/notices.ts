import type { z } from 'zod'
import type { Notifier } from '../../activity/notifications/notifier.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import { adminsOf } from '../../teams/memberships/organization-side.ts'
import { type SharedParams, type Side, tellSides } from '../submissions/notices.ts'
import type { LockedSubmission } from './lock.ts'

/** The submission that sides are told of, which may be about to be written. */
type Told = Pick<LockedSubmission, 'campaign' | 'organizationSide'> & {
  submission: Pick<CampaignSubmission, 'id' | 'organization_id' | 'user_id' | 'account_handle'>
}

export async function tellSidesOfPost<Params extends z.ZodObject>(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  told: Told,
  sides: Side[],
  notifier: Notifier<Params>,
  own: Omit<z.input<Params>, keyof SharedParams>,
): Promise<void> {
  const { campaign, submission } = told
  const organizationSide = told.organizationSide ?? (await adminsOf(tx, submission))
  const names = {
    kind: 'campaign' as const,
    program_name: campaign.name,
    creator_name: `@${submission.account_handle}`,
  }
  await tellSides(tx, services, by, { submission, organizationSide, names }, sides, notifier, own)
}
