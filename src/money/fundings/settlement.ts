import { eq } from 'drizzle-orm'
import { liftDeadlines } from '../../activity/deadlines/deadlines.ts'
import { lock, lockAll } from '../../activity/records/lock.ts'
import { save, type Values } from '../../activity/records/save.ts'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import { type Funding, fundings } from '../../tables/finance/fundings.ts'
import { type Organization, organizations } from '../../tables/organizations/organizations.ts'
import {
  budgetAccount,
  debtAccount,
  externalAccount,
  walletAccount,
} from '../bookkeeping/accounts.ts'
import { type Movement, moveMoney } from '../bookkeeping/transfers.ts'
import { issueReceipt } from '../paper/receipts.ts'
import { lapseDeadline } from './bank-transfers/deadline-kinds.ts'
import { type FundingFacts, readFundingFacts } from './facts.ts'
import { notifyFunding } from './notices.ts'
import { fundingRecord } from './record.ts'

type Payer = Pick<Organization, 'id' | 'name'>

/** A funding whose outcome is about to be decided, locked with all that it touches. */
export type LockedFunding = {
  funding: Funding
  organization: Payer
  /** The campaign; undefined if the money is for the balance, also because the campaign is over. */
  campaign: Campaign | undefined
}

/** Locks a funding after its organization, for which everything waits first that touches its money. */
export async function lockFunding(tx: Tx, { id }: { id: number }): Promise<LockedFunding> {
  const [found] = await tx.select().from(fundings).where(eq(fundings.id, id))
  const organization = await lockOrganization(tx, { id: found?.organization_id ?? 0 })
  const campaign = await lockCampaign(tx, found?.campaign_id ?? null)
  return { organization, campaign, funding: await lock(tx, fundingRecord, { id }) }
}

/** A provider may have news of a payment long after its organization is gone. */
async function lockOrganization(tx: Tx, { id }: { id: number }): Promise<Payer> {
  const [organization] = await lockAll(tx, { table: organizations }, [id])
  return organization ?? { id, name: 'A deleted organization' }
}

export async function lockCampaign(tx: Tx, id: number | null): Promise<Campaign | undefined> {
  if (id === null) return undefined
  return lock(tx, { table: campaigns, notFound: 'Campaign not found.' }, { id })
}

export const succeededValues = {
  status: 'succeeded',
  succeeded_at: currentTime,
  failure_reason: null,
} as const

export async function succeedFunding(
  tx: Tx,
  services: Services,
  actor: Author,
  locked: LockedFunding,
): Promise<Funding> {
  const after = await save(tx, actor, fundingRecord, 'succeed', locked.funding, succeededValues)
  await liftDeadlines(tx, after, lapseDeadline)
  await deliverFunding(tx, services, { ...locked, funding: after })
  return after
}

/** A funding whose money is here, which may be about to be written. */
export type Arrived = Omit<LockedFunding, 'funding'> & {
  funding: Pick<
    Funding,
    | 'id'
    | 'amount'
    | 'currency'
    | 'provider'
    | 'reference'
    | 'user_id'
    | 'status'
    | 'failure_reason'
  >
}

/** A debt is paid first, the rest goes where it was meant to. Nothing else is locked afterwards. */
export async function deliverFunding(
  tx: Tx,
  services: Services,
  locked: Arrived,
  known?: FundingFacts,
): Promise<void> {
  const { funding, organization, campaign } = locked
  const { id, amount, currency, provider } = funding
  const from =
    provider === 'balance'
      ? walletAccount(organization, currency)
      : externalAccount(provider, currency)
  const funded = campaign?.settled_at === null ? campaign : undefined
  const to = funded ? budgetAccount(funded) : walletAccount(organization, currency)
  // Debt is what was taken back although it was spent, so its account is below zero.
  const facts = known ?? (await readFundingFacts(tx, organization, currency))
  const owed = -facts.debt
  const repaid = provider === 'balance' ? 0 : Math.min(amount, Math.max(owed, 0))

  const movements: Movement[] = [
    {
      key: `funding:${id}:debt`,
      event: 'debt_repaid',
      from,
      to: debtAccount(organization, currency),
      amount: repaid,
    },
    { key: `funding:${id}`, event: 'funding_succeeded', from, to, amount: amount - repaid },
  ]
  await notifyFunding(tx, services, organization, funding, campaign?.name ?? '', facts.admins)
  await issueReceipt(tx, services, { organization, funding, campaign: funded }, facts.details)
  await tx.conclude(
    moveMoney(
      tx,
      movements.filter((movement) => movement.amount > 0),
    ),
  )
}

/** The money did not come, and will not. */
export function failFunding(
  tx: Tx,
  services: Services,
  actor: Author,
  locked: LockedFunding,
  reason: string,
): Promise<Funding> {
  return decide(tx, services, actor, locked, 'fail', { status: 'failed', failure_reason: reason })
}

export function cancelLockedFunding(
  tx: Tx,
  services: Services,
  actor: Author,
  locked: LockedFunding,
): Promise<Funding> {
  return decide(tx, services, actor, locked, 'cancel', { status: 'canceled' })
}

async function decide(
  tx: Tx,
  services: Services,
  actor: Author,
  { funding, organization, campaign }: LockedFunding,
  action: 'fail' | 'cancel',
  values: Values<Funding>,
): Promise<Funding> {
  const after = await save(tx, actor, fundingRecord, action, funding, values)
  await liftDeadlines(tx, after, lapseDeadline)
  await notifyFunding(tx, services, organization, after, campaign?.name ?? '')
  return after
}
