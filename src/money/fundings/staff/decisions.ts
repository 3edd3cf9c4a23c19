import { eq } from 'drizzle-orm'
import type { Context } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { Funding } from '../../../tables/finance/fundings.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { requireOutsider } from '../../../teams/organizations/outsiders.ts'
import { failFunding, type LockedFunding, lockFunding, succeedFunding } from '../settlement.ts'
import { fundingDecided, guardByHand, guardPending, mayStillArrive } from '../transitions.ts'

/** Decisions of staff about bank transfers. */

/** Notes that staff have seen the money in the bank account, perhaps after nobody waited for it any more. */
export async function confirmFunding(
  context: Context,
  actor: Actor,
  funding: Funding,
): Promise<Funding> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForStaff(tx, actor, funding)
    guard(mayStillArrive(locked.funding), 'base', fundingDecided)
    await requirePayer(tx, locked.funding)
    return succeedFunding(tx, context, actor, locked)
  })
}

export async function refuseFunding(
  context: Context,
  actor: Actor,
  funding: Funding,
  { reason }: { reason: string },
): Promise<Funding> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForStaff(tx, actor, funding)
    guardPending(locked.funding)
    return failFunding(tx, context, actor, locked, reason)
  })
}

async function lockForStaff(tx: Tx, actor: Actor, funding: Funding): Promise<LockedFunding> {
  const locked = await lockFunding(tx, funding)
  guardByHand(locked.funding)
  await requireOutsider(tx, actor, locked.funding)
  return locked
}

/** An organization may be deleted once it waits for nothing any more. */
async function requirePayer(tx: Tx, { organization_id }: Funding): Promise<void> {
  const isThere = (await tx.$count(organizations, eq(organizations.id, organization_id))) > 0
  guard(isThere, 'base', 'Its organization is deleted. Send the money back to where it came from.')
}
