import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { executeLater } from '../../framework/database/driver/write-row.ts'
import type { BillingDetails } from '../../tables/finance/billing-details.ts'
import { type Issuer, papers, type Recipient } from '../../tables/finance/papers.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { fieldsOf } from '../billing/fields.ts'
import { loadBillingDetails } from '../billing/queries.ts'

export type Issuing = Pick<Services, 'config'>

/** The contents of a paper, beside who issues it and to whom. */
type Content = Pick<
  typeof papers.$inferInsert,
  'kind' | 'funding_id' | 'refund_id' | 'month' | 'lines' | 'currency' | 'tax_note' | 'is_test'
>

/**
 * Issues a paper in the transaction of what it tells of. The database numbers it when that is committed.
 * A paper that was issued before is not issued again.
 */
export async function issuePaper(
  tx: Tx,
  { config }: Issuing,
  organization: Pick<Organization, 'id' | 'name'>,
  content: Content,
  details?: BillingDetails | null,
): Promise<void> {
  const total_amount = content.lines.reduce((sum, { amount }) => sum + amount, 0)
  const issued = tx
    .insert(papers)
    .values({
      ...content,
      total_amount,
      organization_id: organization.id,
      issuer: issuerOf(config),
      recipient: recipientOf(
        organization,
        details === undefined ? await loadBillingDetails(tx, organization) : details,
      ),
      // A paper of a trial is a test: nothing is real there, bank transfers included.
      is_test: content.is_test || config.trial,
    })
    .onConflictDoNothing()
  executeLater(tx, issued.getSQL())
}

export function issuerOf({ company }: Issuing['config']): Issuer {
  return {
    name: company.name,
    address: company.address ?? null,
    tax_id: company.taxId ?? null,
  }
}

function recipientOf(
  { name }: Pick<Organization, 'name'>,
  details: BillingDetails | null | undefined,
): Recipient {
  return { legal_name: details?.legal_name ?? name, ...fieldsOf(details ?? undefined) }
}
