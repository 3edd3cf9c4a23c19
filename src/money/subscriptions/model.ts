import { audit, changesBetween } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context } from '../../framework/context.ts'
import { hasPassed } from '../../framework/database/clock.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { guard, NotFound } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Subscription, subscriptions } from '../../tables/finance/subscriptions.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { listSubscriptions } from './queries.ts'
import { subscriptionRecord } from './record.ts'
import type { SubscriptionFields } from './schema.ts'

/** Sets for staff what an organization subscribes to, if Stripe does not. */
export async function setSubscription(
  context: Context,
  actor: Actor,
  organization: Organization,
  { status, current_period_end = null }: SubscriptionFields,
): Promise<Subscription> {
  return context.db.transaction(async (tx) => {
    const { byHand } = await lockSubscriptions(tx, organization)
    guardEnd(current_period_end, byHand)
    const values = { status, current_period_end, ended_at: null }
    if (byHand) return save(tx, actor, subscriptionRecord, 'update', byHand, values)

    const row = { ...values, organization_id: organization.id }
    const made = await insertRow(tx, subscriptions, row)
    await audit(tx, actor, subscriptionRecord, 'create', made, changesBetween({}, { status }))
    return made
  })
}

/** An end that is over already is a slip of the hand, unless it was so set while it lay ahead. */
function guardEnd(end: string | null, kept: Subscription | undefined): void {
  const isKept =
    kept?.ended_at === null && kept.current_period_end?.slice(0, 10) === end?.slice(0, 10)
  guard(end === null || isKept || !hasPassed(end), 'current_period_end', 'must be in the future')
}

export async function endSubscription(
  context: Context,
  actor: Actor,
  organization: Organization,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { byHand, isAtStripe } = await lockSubscriptions(tx, organization)
    if (byHand === undefined || byHand.ended_at !== null) {
      guard(!isAtStripe, 'base', 'Stripe manages this subscription: end it there.')
      throw new NotFound('Subscription not found.')
    }
    const values = { status: 'canceled', ended_at: currentTime } as const
    await save(tx, actor, subscriptionRecord, 'end', byHand, values)
  })
}

async function lockSubscriptions(tx: Tx, { id }: Organization) {
  const organization = await lock(tx, organizationRecord, { id })
  const all = await listSubscriptions(tx, organization)
  return {
    byHand: all.find(({ provider_id }) => provider_id === null),
    isAtStripe: all.some(({ provider_id, ended_at }) => provider_id !== null && ended_at === null),
  }
}
