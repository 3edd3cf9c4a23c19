import { eq } from 'drizzle-orm'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { lockAll } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { Overloaded } from '../../framework/errors.ts'
import { system } from '../../tables/actor.ts'
import { type Subscription, subscriptions } from '../../tables/finance/subscriptions.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import type { StripeSubscription } from '../stripe/subscriptions.ts'
import { subscriptionRecord } from './record.ts'

const stripe = system('Stripe')

export async function readKept(db: Reader, providerId: string): Promise<Subscription | undefined> {
  const [kept] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.provider_id, providerId))
  return kept
}

/**
 * Keeps a subscription as it is at Stripe. If someone else has changed it since it was read, what Stripe said
 * may be older than that, and has to be asked for again.
 */
export async function keepSubscription(
  tx: Tx,
  told: StripeSubscription,
  read: Subscription | undefined,
): Promise<void> {
  const { organization_id, ...values } = told
  const [organization] = await lockAll(tx, { table: organizations }, [organization_id ?? 0])
  if (organization === undefined) return

  const kept = await readKept(tx, told.provider_id)
  if (kept?.updated_at !== read?.updated_at) throw new Overloaded(1)
  if (kept === undefined) {
    const row = { ...values, organization_id: organization.id }
    const made = await insertRow(tx, subscriptions, row)
    const { status } = made
    await audit(tx, stripe, subscriptionRecord, 'create', made, changesBetween({}, { status }))
  } else {
    await save(tx, stripe, subscriptionRecord, 'update', kept, values)
  }
}
