import { and, eq } from 'drizzle-orm'
import { userRecord } from '../../accounts/users/record.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { socialAccounts } from '../../tables/users/social-accounts.ts'

/** Staff may have to look at each of them, and each keeps its owner from connecting it. */
const mostUnproved = 20

/**
 * Limits accounts without proof, under the lock of the user: of two at the same moment, the second counts the
 * first.
 */
export async function guardUnproved(tx: Tx, { user }: Actor): Promise<void> {
  await lock(tx, userRecord, user)
  const isUnproved = and(eq(socialAccounts.user_id, user.id), eq(socialAccounts.status, 'pending'))
  const refusal = `You have ${mostUnproved} accounts that are not verified yet. Verify one of them, or disconnect one.`
  guard((await tx.$count(socialAccounts, isUnproved)) < mostUnproved, 'base', refusal)
}
