import { and, eq } from 'drizzle-orm'
import { generationOf } from '../../../src/accounts/sessions/generation.ts'
import type { Db } from '../../../src/framework/database/db.ts'
import { one } from '../../../src/framework/database/rows.ts'
import { accessTokenPrefix, hashToken, randomToken } from '../../../src/framework/secrets.ts'
import {
  budgetAccount,
  externalAccount,
  heldAccount,
  refundAccount,
  walletAccount,
} from '../../../src/money/bookkeeping/accounts.ts'
import { type Movement, moveMoney } from '../../../src/money/bookkeeping/transfers.ts'
import type { Issuing } from '../../../src/money/paper/issue.ts'
import { papersOfFunding } from '../../../src/money/paper/queries.ts'
import { issueReceipt } from '../../../src/money/paper/receipts.ts'
import { leastBudget } from '../../../src/programs/campaigns/budget/budget.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../src/tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../../src/tables/campaigns/campaigns.ts'
import { type Collab, collabs } from '../../../src/tables/collabs/collabs.ts'
import { type Funding, fundings } from '../../../src/tables/finance/fundings.ts'
import { grants } from '../../../src/tables/finance/grants.ts'
import type { Paper } from '../../../src/tables/finance/papers.ts'
import { type Refund, refunds } from '../../../src/tables/finance/refunds.ts'
import { type Invitation, invitations } from '../../../src/tables/organizations/invitations.ts'
import { type Membership, memberships } from '../../../src/tables/organizations/memberships.ts'
import {
  type Organization,
  organizations,
} from '../../../src/tables/organizations/organizations.ts'
import { accessTokens } from '../../../src/tables/users/credentials/access-tokens.ts'
import { sessions } from '../../../src/tables/users/credentials/sessions.ts'
import {
  type PushSubscription,
  pushSubscriptions,
} from '../../../src/tables/users/push-subscriptions.ts'
import {
  type SocialAccount,
  type SocialAccountSnapshot,
  socialAccountSnapshots,
  socialAccounts,
} from '../../../src/tables/users/social-accounts.ts'
import { type User, users } from '../../../src/tables/users/users.ts'
import { now } from '../now.ts'
import { makeBrowser } from '../servers/push-service.ts'

let made = 0

/** A name that no other record of this run has. */
export function unique(word: string): string {
  made += 1
  return `${word}-${process.pid}-${Date.now().toString(36)}-${made}`
}

export async function createUser(db: Db, fields: Partial<User> = {}): Promise<User> {
  const values = { email: `${unique('user')}@example.com`, name: 'Robin Vale', ...fields }
  return one(await db.insert(users).values(values).returning())
}

export async function createOrganization(
  db: Db,
  fields: Partial<Organization> = {},
): Promise<Organization> {
  return one(
    await db
      .insert(organizations)
      // Staff have looked at it, so that its programs show up everywhere.
      .values({ name: unique('Org'), looked_at: now(), is_shown: true, ...fields })
      .returning(),
  )
}

/** The owner of an organization of their own, unless told otherwise. */
export async function createMembership(
  db: Db,
  fields: Partial<Omit<Membership, 'user_id'>> & { user?: User } = {},
): Promise<Membership & { user: User }> {
  const { user = await createUser(db), ...own } = fields
  const organization_id = own.organization_id ?? (await createOrganization(db)).id
  const isOwned = await hasOwner(db, organization_id)
  // Nobody belongs to an organization without an owner.
  if (!isOwned && own.is_owner === undefined && own.role === 'member')
    await createMembership(db, { organization_id })
  const values = {
    role: 'admin' as const,
    is_owner: !isOwned && own.role !== 'member',
    ...own,
    user_id: user.id,
    organization_id,
  }
  const membership = one(await db.insert(memberships).values(values).returning())
  return { ...membership, user }
}

async function hasOwner(db: Db, organization_id: number): Promise<boolean> {
  const isOwner = and(eq(memberships.organization_id, organization_id), memberships.is_owner)
  return (await db.$count(memberships, isOwner)) > 0
}

export async function createSessionToken(db: Db, user: { id: number }): Promise<string> {
  const token = randomToken()
  await db.insert(sessions).values({
    user_id: user.id,
    generation: generationOf(user),
    token_hash: hashToken(token),
    user_agent: 'test/1.0',
  })
  return token
}

export async function createAccessToken(
  db: Db,
  user: { id: number },
  permission: 'read' | 'write' = 'write',
): Promise<string> {
  const token = `${accessTokenPrefix}${randomToken()}`
  await db
    .insert(accessTokens)
    .values({ user_id: user.id, token_hash: hashToken(token), description: 'A test', permission })
  return token
}

/** An open invitation, with the token that its mail would carry. */
export async function createInvitation(
  db: Db,
  fields: Partial<Invitation> & Pick<Invitation, 'organization_id'>,
): Promise<Invitation & { token: string }> {
  const token = randomToken()
  const values = {
    email: `${unique('invited')}@example.com`,
    role: 'member' as const,
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
    ...fields,
  }
  return { ...one(await db.insert(invitations).values(values).returning()), token }
}

type Insertable<Row> = Partial<Omit<Row, 'id' | 'unused_amount'>>

/** A draft of an organization of its own, unless told otherwise. */
export async function createCampaign(
  db: Db,
  { total_budget_amount = 0, used_amount = 0, ...fields }: Insertable<Campaign> = {},
): Promise<Campaign> {
  const organization_id = fields.organization_id ?? (await createOrganization(db)).id
  const values = {
    name: unique('Campaign'),
    currency: 'usd',
    ...leftByMoves(fields),
    ...fields,
    organization_id,
  }
  const campaign = one(await db.insert(campaigns).values(values).returning())
  return addBudget(db, campaign, total_budget_amount, used_amount)
}

/** A post that was handed in to a campaign. */
export async function createCampaignSubmission(
  db: Db,
  { id: campaign_id, organization_id }: Campaign,
  fields: Partial<Omit<CampaignSubmission, 'id' | 'view_count' | 'owed_amount'>> = {},
): Promise<CampaignSubmission> {
  const post_uid = unique('post')
  const values = {
    organization_id,
    campaign_id,
    user_id: fields.user_id ?? (await createUser(db)).id,
    platform_id: 'tiktok' as const,
    account_handle: 'someone',
    post_url: `https://www.tiktok.com/@someone/video/${post_uid}`,
    post_uid,
    ...fields,
  }
  return one(await db.insert(campaignSubmissions).values(values).returning())
}

/** Moves budget into a campaign and, where some is used, grants it to someone. */
export async function addBudget(
  db: Db,
  campaign: Campaign,
  total: number,
  used = 0,
): Promise<Campaign> {
  if (total === 0) return campaign
  const { id: campaign_id, currency } = campaign
  const funding = {
    from: externalAccount('test', currency),
    to: budgetAccount(campaign),
    amount: total,
  }
  const movements: Movement[] = [{ key: unique('budget'), event: 'funding_succeeded', ...funding }]
  if (used > 0) {
    made += 1
    const submission_id = Date.now() * 1000 + made
    const grant = { campaign_id, submission_id, number: 1, currency, reward_amount: used }
    const { id: user_id } = await createUser(db)
    await db
      .insert(grants)
      .values({ ...grant, user_id, fee_amount: 0, release_at: '2100-01-01T00:00:00.000Z' })
    const way = {
      from: budgetAccount(campaign),
      to: heldAccount({ id: submission_id, currency }),
      amount: used,
    }
    const key = `grant:${submission_id}:1:reward:granted`
    movements.push({ key, event: 'reward_granted', ...way })
  }
  await db.transaction((tx) => moveMoney(tx, movements))
  return one(await db.select().from(campaigns).where(eq(campaigns.id, campaign_id)))
}

/** Values that the moves that led to a status would have left behind. */
function leftByMoves({ status = 'draft', paused_at, ...fields }: Insertable<Campaign>) {
  if (status === 'draft') return {}
  const terms = {
    ...{ cpm_amount: 0, base_reward_amount: 0, min_payout_amount: 0, max_payout_amount: 0 },
    ...fields,
  }
  const fee_bps = fields.fee_bps ?? 0
  return {
    fee_bps,
    least_budget_amount: Number(leastBudget(terms, fee_bps) ?? 0n),
    ...(paused_at && { paused_by: 'admin' as const }),
    ...(status === 'finished' && { finished_at: new Date().toISOString() }),
  }
}

/** A campaign that lacks nothing to be published. */
export async function createFundedCampaign(
  db: Db,
  fields: Insertable<Campaign> = {},
): Promise<Campaign> {
  return createCampaign(db, {
    brief: '<p>Show the mug.</p>',
    platform_ids: ['tiktok'],
    cpm_amount: 175,
    min_payout_amount: 350,
    max_payout_amount: 250_000,
    total_budget_amount: 500_000,
    ...fields,
  })
}

/** A funding that is asked for and not paid yet, unless told otherwise. */
export async function createFunding(
  db: Db,
  { id: campaign_id, organization_id, currency }: Campaign,
  fields: Partial<Omit<Funding, 'id'>> = {},
): Promise<Funding> {
  const target = { campaign_id, organization_id, currency }
  const values = { ...target, amount: 500_000, provider: 'manual' as const, ...fields }
  return one(await db.insert(fundings).values(values).returning())
}

/** Moves money into the balance of an organization. */
export async function addBalance(
  db: Db,
  organization: { id: number },
  amount: number,
  currency = 'usd',
): Promise<void> {
  const way = { from: externalAccount('test', currency), to: walletAccount(organization, currency) }
  const movement = { key: unique('balance'), event: 'funding_succeeded' as const, ...way, amount }
  await db.transaction((tx) => moveMoney(tx, [movement]))
}

/** A bank transfer that has arrived. */
export async function createSucceededFunding(
  db: Db,
  campaign: Campaign,
  amount = 1000,
): Promise<Funding> {
  const succeeded_at = new Date().toISOString()
  const fields = { amount, status: 'succeeded' as const, succeeded_at }
  const funding = await createFunding(db, campaign, fields)
  const from = externalAccount('manual', campaign.currency)
  const movement = {
    event: 'funding_succeeded' as const,
    from,
    to: budgetAccount(campaign),
    amount,
  }
  await db.transaction((tx) => moveMoney(tx, [{ ...movement, key: `funding:${funding.id}` }]))
  return funding
}

/** Some of a bank transfer on its way back. */
export async function createRefund(db: Db, campaign: Campaign, amount = 100): Promise<Refund> {
  const { id: funding_id } = await createSucceededFunding(db, campaign)
  const { organization_id, currency } = campaign
  const values = { funding_id, organization_id, currency, amount }
  const refund = one(await db.insert(refunds).values(values).returning())
  await db.update(fundings).set({ refunded_amount: amount }).where(eq(fundings.id, funding_id))
  const way = { from: budgetAccount(campaign), to: refundAccount(refund) }
  const movement = { event: 'refund_asked' as const, ...way, amount }
  await db.transaction((tx) => moveMoney(tx, [{ ...movement, key: `refund:${refund.id}:asked` }]))
  return refund
}

/** A receipt for a bank transfer that has arrived. */
export async function createReceipt(
  db: Db,
  services: Issuing,
  campaign: Campaign,
  amount = 1000,
): Promise<Paper> {
  const funding = await createSucceededFunding(db, campaign, amount)
  const organization = { id: campaign.organization_id, name: 'Harbor Coffee' }
  await db.transaction((tx) => issueReceipt(tx, services, { organization, funding, campaign }))
  return one(await papersOfFunding(db, funding))
}

export async function createCollab(db: Db, fields: Insertable<Collab> = {}): Promise<Collab> {
  const organization_id = fields.organization_id ?? (await createOrganization(db)).id
  const waits = fields.state === 'submitted_for_review'
  const values = {
    name: unique('Collab'),
    currency: 'usd',
    ...(waits && { submitted_at: new Date().toISOString() }),
    ...fields,
    organization_id,
  }
  return one(await db.insert(collabs).values(values).returning())
}

export async function createSocialAccount(
  db: Db,
  user: { id: number },
  fields: Partial<SocialAccount> = {},
): Promise<SocialAccount> {
  const account_url = `https://instagram.com/${unique('someone')}`
  const values = { platform_id: 'instagram' as const, account_url, ...fields, user_id: user.id }
  return one(await db.insert(socialAccounts).values(values).returning())
}

export async function createSocialAccountSnapshot(
  db: Db,
  account: { id: number },
  fields: Partial<SocialAccountSnapshot> = {},
): Promise<SocialAccountSnapshot> {
  const values = { subscriber_count: 1000, ...fields, social_account_id: account.id }
  return one(await db.insert(socialAccountSnapshots).values(values).returning())
}

/** A device at a push service that nobody reaches, unless told otherwise. */
export async function createPushSubscription(
  db: Db,
  user: { id: number },
  fields: Partial<Omit<PushSubscription, 'id'>> = {},
): Promise<PushSubscription> {
  const { p256dh, auth } = makeBrowser()
  const endpoint = `https://push.example.com/${unique('device')}`
  const values = { user_id: user.id, endpoint, p256dh, auth, ...fields }
  return one(await db.insert(pushSubscriptions).values(values).returning())
}
