import { spendOnFunding } from '../../accounts/access-tokens/spending.ts'
import { bindKey, claimKey, type IdempotencyKey } from '../../accounts/idempotency/keys.ts'
import { fromNow, setDeadline } from '../../activity/deadlines/deadlines.ts'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import { randomCode } from '../../framework/codes.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { inOneWrite } from '../../framework/database/in-one-write.ts'
import { guard, Invalid, Overloaded } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import {
  type Funding,
  type FundingProvider,
  fundings,
  isHereAtOnce,
} from '../../tables/finance/fundings.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { days } from '../../vocabulary/time/time-limits.ts'
import { Overdrawn } from '../bookkeeping/transfers.ts'
import { refusalOf } from '../stripe/amounts.ts'
import { lapseDeadline } from './bank-transfers/deadline-kinds.ts'
import { guardOpenTransfers } from './bank-transfers/open-transfers.ts'
import { closeCheckout, openCheckout, retryAfterSeconds } from './checkout/checkout.ts'
import { drawFundingId, type FundingFacts, readFundingFacts } from './facts.ts'
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
import { fundingDecided, guardNoDebt, guardPending } from './transitions.ts'

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

    const asked = campaign?.currency ?? fields.currency ?? context.config.defaultCurrency
    // All in one write, in the order of the locks.
    const [, organization, current, known, id] = await Promise.all([
      provider === 'manual' ? guardOpenTransfers(tx, context.config, actor) : undefined,
      lock(tx, organizationRecord, actor.organization),
      lockCampaign(tx, campaign?.id ?? null),
      readFundingFacts(tx, actor.organization, asked),
      drawFundingId(tx),
    ])
    if (current) guardOpen(current)
    const currency = current?.currency ?? asked
    const facts = currency === asked ? known : await readFundingFacts(tx, organization, currency)
    if (provider === 'balance') {
      guardNoDebt(facts.debt)
      const { available } = facts
      guard(fields.amount <= available, 'amount', tooMuch(available, currency))
    }
    if (provider === 'stripe') guardAmount(fields.amount, currency)
    await spendOnFunding(tx, actor, { amount: fields.amount, currency })
    const isHere = isHereAtOnce({ provider })
    const values = {
      id,
      amount: fields.amount,
      currency,
      provider,
      organization_id: organization.id,
      campaign_id: current?.id ?? null,
      user_id: actor.user.id,
      reference: provider === 'manual' ? newReference() : null,
    }
    const inserted = insertRow(tx, fundings, { ...values, ...(isHere && succeededValues) })
    const arrived = { ...values, status: 'succeeded', failure_reason: null } as const
    const locked = { funding: arrived, organization, campaign: current }
    const [funding] = isHere
      ? await inOneWrite(inserted, deliverOwn(tx, context, locked, facts))
      : [await inserted]
    const { amount, status } = funding
    const told = changesBetween({}, { amount, currency, provider, status })
    await audit(tx, actor, fundingRecord, 'create', funding, told)
    await bindKey(tx, key, funding)
    if (provider === 'manual')
      await setDeadline(
        tx,
        lapseDeadline,
        funding,
        fromNow(days(context.config.money.transferDays)),
      )
    return funding
  })
  const opened = await openCheckout(context, funding)
  // A program that gave a key will ask again, and would be given this answer then, without a way to pay.
  if (key !== undefined && isWithoutCheckout(opened)) throw new Overloaded(retryAfterSeconds)
  return opened
}

/** Leads to where a funding is paid, for someone who did not get there at once. */
export async function continueToCheckout(context: Context, funding: Funding): Promise<Funding> {
  const { provider, status } = funding
  guard(provider === 'stripe', 'base', 'This funding is not paid by card.')
  guard(status === 'pending', 'base', fundingDecided)
  const opened = await openCheckout(context, funding)
  guard(opened.status === 'pending', 'base', opened.failure_reason ?? fundingDecided)
  if (isWithoutCheckout(opened)) throw new Overloaded(retryAfterSeconds)
  return opened
}

function isWithoutCheckout({ provider, status, checkout_url }: Funding): boolean {
  return provider === 'stripe' && status === 'pending' && checkout_url === null
}

function guardAmount(amount: number, currency: string): void {
  const refusal = refusalOf(amount, currency)
  guard(refusal === undefined, 'amount', refusal ?? '')
}

const tooMuch = (available: number, currency: string) =>
  `is more than your balance of ${formatMoney(available, currency)}`

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

/** A reference that is easy to type into a form of a bank, without letters that are taken for others. */
function newReference(): string {
  return `TRP-${randomCode(4)}-${randomCode(4)}`
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
