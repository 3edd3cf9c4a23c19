import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import { type Organization, organizations } from '../../tables/organizations.ts'
import { type Subscription, subscriptions } from '../../tables/subscriptions.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** All that an organization ever had, the oldest first. */
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

/** For staff, who see every organization. */
export async function findAnyOrganization(db: Reader, publicId: string): Promise<Organization> {
  const [organization] = await db
    .select()
    .from(organizations)
    .where(eq(organizations.id, decodeId('Organization', publicId) ?? 0))
  if (organization === undefined) throw new NotFound('Organization not found.')
  return organization
}
