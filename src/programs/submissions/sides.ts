import type { z } from 'zod'
import type { Notifier } from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import type { OrganizationSide } from '../../teams/memberships/notices.ts'
import type { submissionParams } from './notices.ts'

/** The two whom a submission concerns. The organization is told through its admins. */
export type Side = 'creator' | 'organization'

/** The params that every notice of a submission has. */
export type SharedParams = z.input<z.ZodObject<typeof submissionParams>>

type Told = {
  submission: { id: number; user_id: number | null }
  organizationSide: OrganizationSide
  names: Pick<SharedParams, 'kind' | 'program_name' | 'creator_name'>
}

/**
 * Tells sides of a submission of either kind what happened to it. `own` is what this notifier says beside the names
 * of all it concerns.
 */
export async function tellSides<Params extends z.ZodObject>(
  tx: Tx,
  services: Services,
  by: Pick<Author, 'user'>,
  { submission, organizationSide: { admins, params }, names }: Told,
  sides: Side[],
  notifier: Notifier<Params>,
  own: object,
): Promise<void> {
  const recipients: Record<Side, number[]> = {
    creator: submission.user_id === null ? [] : [submission.user_id],
    organization: admins,
  }
  await notify(
    tx,
    services,
    sides.flatMap((side) => recipients[side]),
    notifier,
    { record_id: submission.id, params: { ...params, ...names, ...own } as z.input<Params>, by },
  )
}
