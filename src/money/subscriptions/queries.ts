import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { type Subscription, subscriptions } from '../../tables/finance/subscriptions.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'

/** Lists all subscriptions that an organization ever had, the oldest first. */
export function listSubscriptions(
  db: Reader,
  { id }: Pick<Organization, 'id'>,
): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organization_id, id))
    .orderBy(asc(subscriptions.id))
}
