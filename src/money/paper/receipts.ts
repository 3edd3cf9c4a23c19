import type { Tx } from '../../framework/database/db.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import type { BillingDetails } from '../../tables/finance/billing-details.ts'
import type { Funding } from '../../tables/finance/fundings.ts'
import type { Refund } from '../../tables/finance/refunds.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { type Issuing, issuePaper } from './issue.ts'
import { findReceiptNumber } from './queries.ts'
import { paidInAdvance, paymentInWords, refundInWords, returnInWords } from './words.ts'

/** A funding as far as papers tell of it. */
type Funded = Pick<Funding, 'id' | 'amount' | 'currency' | 'provider' | 'reference'>

type Paid = { organization: Pick<Organization, 'id' | 'name'>; funding: Funded }

/** Issues the receipt for money that has arrived. What only moves within the organization needs no paper. */
export async function issueReceipt(
  tx: Tx,
  services: Issuing,
  { organization, funding, campaign }: Paid & { campaign: Pick<Campaign, 'name'> | undefined },
  details?: BillingDetails | null,
): Promise<void> {
  if (funding.provider === 'balance') return
  const lines = [{ text: paymentInWords(funding, campaign), amount: funding.amount }]
  const content = { ...about(funding), kind: 'receipt' as const, lines }
  await issuePaper(tx, services, organization, content, details)
}

/** Issues the credit note for money that went back to where it came from. */
export async function issueCreditNote(
  tx: Tx,
  services: Issuing,
  { organization, funding, refund }: Paid & { refund: Refund },
): Promise<void> {
  if (funding.provider === 'balance') return
  const text = refundInWords(await findReceiptNumber(tx, funding))
  await issuePaper(tx, services, organization, {
    ...about(funding),
    kind: 'credit_note',
    refund_id: refund.id,
    lines: [{ text, amount: refund.amount }],
  })
}

/**
 * Issues a receipt for a refund that had succeeded and then came back all the same: its credit note stays.
 */
export async function issueReturnReceipt(
  tx: Tx,
  services: Issuing,
  { organization, funding, refund }: Paid & { refund: Refund },
): Promise<void> {
  const text = returnInWords(await findReceiptNumber(tx, funding))
  await issuePaper(tx, services, organization, {
    ...about(funding),
    kind: 'receipt',
    refund_id: refund.id,
    lines: [{ text, amount: refund.amount }],
  })
}

function about({ id, currency, provider }: Funded) {
  return { funding_id: id, currency, tax_note: paidInAdvance, is_test: provider === 'test' }
}
