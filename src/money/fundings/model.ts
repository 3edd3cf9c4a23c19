import { spendOnFunding } from '../../accounts/access-tokens/spending.ts'
import { bindKey, claimKey, type IdempotencyKey } from '../../accounts/idempotency/keys.ts'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { inOneWrite } from '../../framework/database/in-one-write.ts'
import { guard, Invalid } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import {
  type Funding,
  type FundingProvider,
  fundings,
  isHereAtOnce,
} from '../../tables/finance/fundings.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { Overdrawn } from '../bookkeeping/transfers.ts'
import { bankTransfer } from './bank-transfers/provider.ts'
import { closeCheckout, openCheckout, requireCheckout } from './checkout/checkout.ts'
import { card } from './checkout/provider.ts'
import { drawFundingId, type FundingFacts, readFundingFacts } from './facts.ts'
import { ownBalance } from './from-balance.ts'
import type { Provider } from './provider.ts'
import { fundingRecord } from './record.ts'
import { type FundingFields, offeredProviders } from './schema.ts'
import {
  type Arrived,
  cancelLockedFunding,
  deliverFunding,
  lockCampaign,
  lockFunding,
  succeededValues,
} from './settlement.ts'
import { guardPending } from './transitions.ts'

const providers: Record<FundingProvider, Provider> = {
  stripe: card,
  balance: ownBalance,
  manual: bankTransfer,
  test: {},
}

/** Asks for money for a campaign or, without one, for the balance of the organization. */
export async function createFunding(
  context: Context,
  actor: Member,
  fields: FundingFields,
  campaign?: Campaign,
  key?: IdempotencyKey,
): Promise<Funding> {
  const provider = chooseProvider(context, fields, campaign)
  const funding = await context.db.transaction(async (tx) => {
    const earlier = await claimKey(tx, key)
    if (earlier !== undefined) return (await lockFunding(tx, { id: earlier })).funding

    const created = await askForFunding(tx, context, actor, { ...fields, provider }, campaign)
    await bindKey(tx, key, created)
    return created
  })
  const opened = await openCheckout(context, funding)
  // A program that gave a key will ask again, and would be given this answer then, without a way to pay.
  if (key !== undefined) requireCheckout(opened)
  return opened
}

type Asked = FundingFields & { provider: FundingProvider }

async function askForFunding(
  tx: Tx,
  services: Services,
  actor: Member,
  { amount, provider, ...fields }: Asked,
  campaign: Campaign | undefined,
): Promise<Funding> {
  const { config } = services
  const { guardRoom, guardAmount, newReference, startWaiting } = providers[provider]
  const asked = campaign?.currency ?? fields.currency ?? config.defaultCurrency
  // All in one write, in the order of the locks.
  const [, organization, current, known, id] = await Promise.all([
    guardRoom?.(tx, config, actor),
    lock(tx, organizationRecord, actor.organization),
    lockCampaign(tx, campaign?.id ?? null),
    readFundingFacts(tx, actor.organization, asked),
    drawFundingId(tx),
  ])
  if (current) guardOpen(current)
  const currency = current?.currency ?? asked
  const facts = currency === asked ? known : await readFundingFacts(tx, organization, currency)
  guardAmount?.({ amount, currency }, facts)
  await spendOnFunding(tx, actor, { amount, currency })
  const values = {
    id,
    amount,
    currency,
    provider,
    organization_id: organization.id,
    campaign_id: current?.id ?? null,
    user_id: actor.user.id,
    reference: newReference?.() ?? null,
  }
  const isHere = isHereAtOnce({ provider })
  const inserted = insertRow(tx, fundings, isHere ? { ...values, ...succeededValues } : values)
  const arrived = { ...values, status: 'succeeded', failure_reason: null } as const
  const locked = { funding: arrived, organization, campaign: current }
  const [funding] = isHere
    ? await inOneWrite(inserted, deliverOwn(tx, services, locked, facts))
    : [await inserted]
  const told = changesBetween({}, { amount, currency, provider, status: funding.status })
  await audit(tx, actor, fundingRecord, 'create', funding, told)
  await startWaiting?.(tx, config, funding)
  return funding
}

async function deliverOwn(
  tx: Tx,
  services: Services,
  locked: Arrived,
  facts: FundingFacts,
): Promise<void> {
  try {
    await deliverFunding(tx, services, locked, facts)
  } catch (error) {
    if (!(error instanceof Overdrawn)) throw error
    throw new Invalid({ amount: ['is more than your balance'] })
  }
}

/** Cancels a funding of which the organization has thought better, before the money was seen. */
export async function cancelFunding(
  context: Context,
  actor: Member,
  funding: Funding,
): Promise<Funding> {
  await closeCheckout(context, funding)
  return context.db.transaction(async (tx) => {
    const locked = await lockFunding(tx, funding)
    guardPending(locked.funding)
    const isSame = locked.funding.provider_id === funding.provider_id
    guard(isSame, 'base', 'It has just become possible to pay for it. Try again.')
    return cancelLockedFunding(tx, context, actor, locked)
  })
}

function chooseProvider(
  { config }: Context,
  { provider }: FundingFields,
  campaign: Campaign | undefined,
): FundingProvider {
  const offered = offeredProviders(config, campaign ? 'campaign' : 'balance')
  const chosen = provider ?? offered[0]
  if (chosen === undefined || !offered.includes(chosen))
    throw new Invalid({ provider: ['is not included in the list'] }, { provider: offered })
  return chosen
}

function guardOpen(campaign: Campaign): void {
  const refusal = closedToMoney(campaign)
  guard(refusal === undefined, 'base', refusal ?? '')
}

/**
 * Why a campaign takes no money: it is finished, and owes nothing. Posts go on counting after the end, and
 * what they earn beyond the budget can still be paid.
 */
export function closedToMoney({
  status,
  settled_at,
  owed_amount,
}: Pick<Campaign, 'status' | 'settled_at' | 'owed_amount'>): string | undefined {
  const isOwing = settled_at === null && owed_amount > 0
  return status !== 'finished' || isOwing
    ? undefined
    : 'You cannot add money to a finished campaign that owes nothing.'
}
