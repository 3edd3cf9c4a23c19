import type { z } from 'zod'
import type { Notifier } from '../../activity/notifications/notifier.ts'
import { type Doer, notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { adminsOf } from '../../teams/memberships/notices.ts'
import type { submissionParams } from '../submissions/notices.ts'
import type { Side } from '../submissions/sides.ts'
import type { LockedSubmission } from './lock.ts'

type Shared = z.input<z.ZodObject<typeof submissionParams>>

/** Tells the sides of a submission what happened to it. `own` is what this notifier says beside. */
export async function tell<Params extends z.ZodObject>(
  tx: Tx,
  services: Services,
  by: Doer,
  { campaign, submission, organizationSide }: LockedSubmission,
  sides: Side[],
  notifier: Notifier<Params>,
  own: Omit<z.input<Params>, keyof Shared>,
): Promise<void> {
  const { admins, params: organization } = organizationSide ?? (await adminsOf(tx, submission))
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
    { record_id: submission.id, params: params as z.input<Params>, by },
  )
}
