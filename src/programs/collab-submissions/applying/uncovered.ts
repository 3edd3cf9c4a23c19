import { and, eq, gte, inArray, isNull, max } from 'drizzle-orm'
import type { Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { offers } from '../../../tables/collabs/offers.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { adminsOf } from '../../../teams/memberships/organization-side.ts'
import { tellSidesOfWork } from '../notices.ts'
import { offerUncovered } from './notices.ts'

/**
 * Tells an organization that a creator said yes to its offer, and that its balance does not cover it. Once
 * for each offer, however often the creator tries.
 */
export async function tellUncovered(
  tx: Tx,
  services: Services,
  actor: Actor,
  submission: CollabSubmission,
  missing_amount: number,
): Promise<void> {
  if (await wasTold(tx, submission)) return
  const { quote_amount: amount, currency } = submission
  const told = { amount, missing_amount, currency }
  await tellSidesOfWork(tx, services, actor, submission, ['organization'], offerUncovered, told)
}

/** Asks by admin, as notifications are found by whom they are for. */
async function wasTold(tx: Tx, submission: CollabSubmission): Promise<boolean> {
  const { id } = submission
  const { admins } = await adminsOf(tx, submission)
  const offered = tx
    .select({ at: max(offers.created_at) })
    .from(offers)
    .where(
      and(
        eq(offers.submission_id, id),
        eq(offers.side, 'organization'),
        isNull(offers.taken_back_at),
      ),
    )
  const told = await tx.$count(
    notifications,
    and(
      inArray(notifications.user_id, admins),
      eq(notifications.type, offerUncovered.type),
      eq(notifications.record_id, id),
      gte(notifications.created_at, offered),
    ),
  )
  return told > 0
}
