import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../src/framework/context.ts'
import { one } from '../../../src/framework/database/rows.ts'
import {
  type AccountName,
  budgetAccount,
  costsAccount,
  debtAccount,
  externalAccount,
  walletAccount,
} from '../../../src/money/bookkeeping/accounts.ts'
import { createFunding } from '../../../src/money/fundings/model.ts'
import type { Member } from '../../../src/tables/actor.ts'
import type { Campaign } from '../../../src/tables/campaigns/campaigns.ts'
import { type Funding, fundings } from '../../../src/tables/finance/fundings.ts'
import { organizations } from '../../../src/tables/organizations/organizations.ts'
import { appWith } from '../app.ts'
import { clientOf } from '../client.ts'
import { db } from '../helper.ts'
import { startStripe } from '../servers/stripe-server.ts'
import { createMembership } from './factories.ts'
import type { Wire } from './stripe-world.ts'

/** One for all files of a worker: none of them can know which is the last. */
export const stripe = await startStripe()

/** The service with Stripe to pay by. The jobs of it that speak to Stripe are done by the tests. */
export const { app, context } = await appWith(stripe.settings)

/** Waits less long for Stripe, for tests in which it stalls. */
export const impatient = {
  ...context,
  config: {
    ...context.config,
    ...(context.config.stripe && { stripe: { ...context.config.stripe, timeoutMs: 1500 } }),
  },
}

const client = clientOf(app, { 'content-type': 'application/json; charset=utf-8' })

/** Sends an event as Stripe does. */
export function deliver(event: Wire, options: Parameters<typeof stripe.sign>[1] = {}) {
  const { body, headers } = stripe.sign(event, options)
  return client.post('/webhooks/stripe', body, headers)
}

export async function createAdmin(
  fields: Parameters<typeof createMembership>[1] = {},
): Promise<Member> {
  const { user, ...membership } = await createMembership(db, fields)
  const found = await db
    .select()
    .from(organizations)
    .where(eq(organizations.id, membership.organization_id))
  const credential = { type: 'session', id: null, name: 'A test', isProved: true } as const
  const who = { user: { ...user, two_factor: false }, credential, user_agent: '', ip: '' }
  return { ...who, organization: one(found), membership }
}

/** A funding by card that waits to be paid, and its checkout. */
export async function askForMoney(
  admin: Member,
  fields: { amount?: number; currency?: string; campaign?: Campaign } = {},
  services: Context = context,
): Promise<Funding> {
  const { amount = 10_000, currency, campaign } = fields
  return createFunding(services, admin, { amount, currency, provider: 'stripe' }, campaign)
}

export async function readFunding({ id }: { id: number }): Promise<Funding> {
  return one(await db.select().from(fundings).where(eq(fundings.id, id)))
}

/** Reads what lies where: the balance of each account of an organization, by its name. */
export async function readBooks({ organization }: Member, campaign?: Campaign) {
  const { currency } = campaign ?? { currency: 'usd' }
  return {
    wallet: await sumOf(walletAccount(organization, currency)),
    debt: await sumOf(debtAccount(organization, currency)),
    ...(campaign && { budget: await sumOf(budgetAccount(campaign)) }),
  }
}

/** Money that came from Stripe and what it cost, over all tests. */
export async function readOutside(currency = 'usd') {
  return {
    external: await sumOf(externalAccount('stripe', currency)),
    costs: await sumOf(costsAccount('stripe', currency)),
  }
}

/** Counted from the transfers themselves, since some accounts keep no balance. */
async function sumOf(name: AccountName): Promise<number> {
  const { kind, owner_id, owner_type, provider, currency } = name
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(case when t.credit_account_id = a.id then t.amount else -t.amount end), 0) as sum
    from ledger_accounts a
    join ledger_transfers t on a.id in (t.credit_account_id, t.debit_account_id)
    where a.kind = ${kind} and a.owner_id = ${owner_id} and a.owner_type = ${owner_type}
      and a.provider = ${provider} and a.currency = ${currency}`)
  return Number(one(rows).sum)
}
