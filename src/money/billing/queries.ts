import { eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { type BillingDetails, billingDetails } from '../../tables/billing-details.ts'

/** Undefined until someone has saved them. */
export async function loadBillingDetails(
  db: Reader,
  organization: { id: number },
): Promise<BillingDetails | undefined> {
  const [details] = await db
    .select()
    .from(billingDetails)
    .where(eq(billingDetails.organization_id, organization.id))
  return details
}
