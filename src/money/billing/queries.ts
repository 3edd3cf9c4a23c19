import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { type BillingDetails, billingDetails } from '../../tables/finance/billing-details.ts'

const detailsOfOrganization = prepared(
  'billing_details_of_organization',
  query
    .select()
    .from(billingDetails)
    .where(eq(billingDetails.organization_id, sql.placeholder('organization_id'))),
)

/** The billing details; undefined until someone has saved them. */
export async function loadBillingDetails(
  db: Reader,
  organization: { id: number },
): Promise<BillingDetails | undefined> {
  const [details] = await detailsOfOrganization(db, { organization_id: organization.id })
  return details
}
