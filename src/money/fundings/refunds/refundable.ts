import { eq } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import type { Funding } from '../../../tables/finance/fundings.ts'
import {
  type AccountName,
  budgetAccount,
  debtAccount,
  readBalance,
  walletAccount,
} from '../../bookkeeping/accounts.ts'
import { owesFirst } from '../transitions.ts'

type Funded = Pick<Campaign, 'id' | 'currency' | 'status' | 'settled_at'>

export const isWorkedFor =
  'Creators may be working for this budget already. It can be refunded once the campaign is finished and settled.'

/** The account that holds the money of a funding now; none while creators may still earn it. */
export function sourceOf(
  { organization_id, currency }: Pick<Funding, 'organization_id' | 'currency'>,
  campaign: Funded | undefined,
): AccountName | undefined {
  if (campaign === undefined || placeOf(campaign) === 'balance')
    return walletAccount({ id: organization_id }, currency)
  return campaign.status === 'draft' ? budgetAccount(campaign) : undefined
}

/** The amount that was paid and not taken back yet. */
export const leftOf = ({ amount, refunded_amount, disputed_amount }: Funding) =>
  amount - refunded_amount - disputed_amount

/** The place that a refund is taken from, and all that it has. */
export type Held = { in: 'balance' | 'budget'; amount: number }

/** How much of a funding can go back now, or why nothing can. */
export type Refundable = { amount: number; reason?: string; held?: Held }

/** The amount that a page offers to refund. Whoever asks for a refund is checked again, under locks. */
export async function readRefundable(db: Reader, funding: Funding): Promise<Refundable> {
  const left = leftOf(funding)
  if (funding.status !== 'succeeded' || left === 0) return { amount: 0 }
  const campaign = await findFunded(db, funding)
  const source = sourceOf(funding, campaign)
  if (source === undefined) return { amount: 0, reason: isWorkedFor }
  const { organization_id: id, currency } = funding
  if ((await readBalance(db, debtAccount({ id }, currency))) < 0)
    return { amount: 0, reason: owesFirst }
  const held = { in: placeOf(campaign), amount: await readBalance(db, source) }
  const amount = Math.min(left, held.amount)
  return amount > 0 ? { amount, held } : { amount, reason: 'Nothing of it is left: it was spent.' }
}

const placeOf = (campaign: Funded | undefined): Held['in'] =>
  campaign === undefined || campaign.settled_at !== null ? 'balance' : 'budget'

async function findFunded(db: Reader, { campaign_id }: Funding): Promise<Funded | undefined> {
  if (campaign_id === null) return undefined
  const { id, currency, status, settled_at } = campaigns
  const [funded] = await db
    .select({ id, currency, status, settled_at })
    .from(campaigns)
    .where(eq(id, campaign_id))
  return funded
}
