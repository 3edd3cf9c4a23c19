import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { blockersOf } from '../../../activity/records/conditions.ts'
import type { Context } from '../../../framework/context.ts'
import { Invalid } from '../../../framework/errors.ts'
import { guardRoomForTransfer } from '../../../money/fundings/bank-transfers/open-transfers.ts'
import { closedToMoney } from '../../../money/fundings/model.ts'
import { offeredProviders } from '../../../money/fundings/schema.ts'
import { owesFirst } from '../../../money/fundings/transitions.ts'
import { requirePayable } from '../../../money/payouts/requirements.ts'
import { refusalOf } from '../../../money/stripe/amounts.ts'
import { readCampaignFacts } from '../../../programs/campaigns/moves/moves.ts'
import {
  type CampaignTransition,
  campaignTransitions,
} from '../../../programs/campaigns/moves/transitions.ts'
import { reasonsAgainst } from '../../../programs/collab-submissions/transitions.ts'
import { noPlaceLeft, placesLeft } from '../../../programs/collabs/moves/places.ts'
import { collabTransitions } from '../../../programs/collabs/moves/transitions.ts'
import { creatorHasJoined, isOfMember } from '../../../programs/submissions/membership.ts'
import type { Actor } from '../../../tables/actor.ts'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../../tables/collabs/collabs.ts'
import type { FundingProvider } from '../../../tables/finance/fundings.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { type Ask, sentencesOf } from '../asking.ts'

/** Looks whether something could be done now, by the rules that will be asked once a person has said yes. */

/** Whoever asks, and what a look needs. The records have been seen with their rights before. */
export type Look = { ask: Ask; context: Context; actor: Actor }

const Role = z.object({ role: z.string().nullish() })

/**
 * The reason why somebody could not say yes: their token acts for them. Members of an organization may ask
 * others.
 */
export async function whyNotAdmin(
  { ask, actor }: Look,
  { organization_id }: { organization_id: string },
): Promise<string[]> {
  if (actor.credential.isOfOrganization) return []
  const { role } = Role.parse(await ask('GET', `/organizations/${organization_id}.json`))
  return role === 'admin' ? [] : ['Only admins of the organization can confirm this.']
}

export async function whyNotMove(
  { context }: Look,
  publicId: string,
  name: CampaignTransition,
): Promise<string[]> {
  const campaign = await findCampaign(context, publicId)
  if (campaign === undefined) return []
  const facts = await readCampaignFacts(context.db, context, campaign)
  return blockersOf(campaignTransitions[name], campaign, facts)
}

export async function whyNotSubmit({ context }: Look, publicId: string): Promise<string[]> {
  const isIt = eq(collabs.id, decodeId('Collab', publicId) ?? 0)
  const [collab] = await context.db.select().from(collabs).where(isIt)
  return collab === undefined ? [] : blockersOf(collabTransitions.submit, collab, undefined)
}

export async function whyNotWork(
  { context: { db } }: Look,
  publicId: string,
  name: 'accept' | 'complete',
): Promise<string[]> {
  const [found] = await db
    .select({ work: collabSubmissions, collab: collabs })
    .from(collabSubmissions)
    .innerJoin(collabs, eq(collabs.id, collabSubmissions.collab_id))
    .where(eq(collabSubmissions.id, decodeId('Submission', publicId) ?? 0))
  if (found === undefined) return []
  const reasons = reasonsAgainst(found.work, name)
  if (reasons.length > 0 || name !== 'accept') return reasons
  if (await isOfMember(db, found.work)) return [creatorHasJoined]
  return placesLeft(found.collab) === 0 ? [noPlaceLeft] : []
}

type Wanted = { organization_id: string; amount: number; currency: string }

const Balances = z.array(
  z.object({ currency: z.string(), available_amount: z.number(), debt_amount: z.number() }),
)

/** The reasons why the balance of an organization does not pay this. */
export async function whyNotPaid(
  { ask }: Pick<Look, 'ask'>,
  { organization_id, amount, currency }: Wanted,
): Promise<string[]> {
  const all = Balances.parse(await ask('GET', `/organizations/${organization_id}/balances.json`))
  const own = all.find((one) => one.currency === currency)
  const available = own?.available_amount ?? 0
  if ((own?.debt_amount ?? 0) > 0) return [owesFirst]
  if (amount <= available) return []
  return [
    `${formatMoney(amount, currency)} is more than the balance of the organization: ${formatMoney(available, currency)}.`,
  ]
}

type Funding = Wanted & { campaign_id: string; provider: FundingProvider }

export async function whyNotFunded(look: Look, funding: Funding): Promise<string[]> {
  const { context } = look
  const { provider, amount, currency } = funding
  const offered = offeredProviders(context.config, 'campaign')
  if (!offered.includes(provider)) return [`provider is one of ${offered.join(', ')} here`]
  const campaign = await findCampaign(context, funding.campaign_id)
  const closed = campaign && closedToMoney(campaign)
  if (closed !== undefined) return [closed]
  if (provider === 'stripe') return [refusalOf(amount, currency) ?? []].flat()
  if (provider === 'manual') return whyNotTransferred(look, funding)
  if (provider !== 'balance') return []
  const reasons = await whyNotPaid(look, funding)
  const others = offered.filter((one) => one !== 'balance')
  return reasons.length > 0 && others.length > 0
    ? [...reasons, `provider can also be ${others.join(' or ')}.`]
    : reasons
}

const Named = z.object({ name: z.string() })

/** The reasons why no further bank transfer is waited for. */
async function whyNotTransferred(
  { ask, actor, context: { db, config } }: Look,
  { organization_id }: Wanted,
): Promise<string[]> {
  const { name } = Named.parse(await ask('GET', `/organizations/${organization_id}.json`))
  const organization = { id: decodeId('Organization', organization_id) ?? 0, name }
  return refusalBy(guardRoomForTransfer(db, config, { user: actor.user, organization }))
}

type Withdrawal = { currency: string; amount: number }

/** The reasons why a payout of this would be refused. */
export const whyNotWithdrawn = (
  { actor, context }: Look,
  { currency, amount }: Withdrawal,
): Promise<string[]> =>
  refusalBy(requirePayable(context.db, context, actor, { currency, amount, closing: false }))

/** The sentences with which a guard refuses; none where it does not. */
async function refusalBy(guarded: Promise<unknown>): Promise<string[]> {
  try {
    await guarded
    return []
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return sentencesOf(error.errors)
  }
}

async function findCampaign({ db }: Context, publicId: string): Promise<Campaign | undefined> {
  const isIt = eq(campaigns.id, decodeId('Campaign', publicId) ?? 0)
  const [campaign] = await db.select().from(campaigns).where(isIt)
  return campaign
}
