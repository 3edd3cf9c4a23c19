import { eq } from 'drizzle-orm'
import { reconcile } from '../../../src/money/reconciliation/reconcile.ts'
import { exchangeRates } from '../../../src/tables/finance/exchange-rates.ts'
import { subscriptions } from '../../../src/tables/finance/subscriptions.ts'
import { organizations } from '../../../src/tables/organizations/organizations.ts'
import { users } from '../../../src/tables/users/users.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { createApplication, go } from '../../support/world/collab-work.ts'
import {
  addBalance,
  createCampaign,
  createFunding,
  createMembership,
  createRefund,
  createSucceededFunding,
  unique,
} from '../../support/world/factories.ts'
import { makeStaff } from '../../support/world/staff.ts'
import {
  forAdmins,
  forItsUser,
  forMembers,
  forUsers,
  pages,
  type Row,
  writes,
} from '../support/row.ts'
import type { World } from '../support/world.ts'

async function aCampaign({ organization_id }: World) {
  const campaign = await createCampaign(db, { organization_id, total_budget_amount: 1000 })
  return { campaign, campaign_id: encodeId('Campaign', campaign.id) }
}

async function aFundedCampaign(world: World) {
  const { campaign, campaign_id } = await aCampaign(world)
  const { id } = await createFunding(db, campaign)
  return { campaign_id, id: encodeId('Funding', id) }
}

async function aPaidFunding(world: World) {
  const { campaign } = await aCampaign(world)
  const { id } = await createSucceededFunding(db, campaign)
  return { funding_id: encodeId('Funding', id) }
}

async function aBalance({ organization_id }: World) {
  await addBalance(db, { id: organization_id }, 1000)
  return {}
}

async function aRefundedFunding(world: World) {
  const { campaign } = await aCampaign(world)
  const { id, funding_id } = await createRefund(db, campaign)
  return { id: encodeId('Refund', id), funding_id: encodeId('Funding', funding_id) }
}

/** Work for a collab that was completed. */
async function aPaidCreator({ organization_id }: World) {
  const work = await createApplication({ organization_id, quote: 500, balance: 1000 })
  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  return {}
}

/** The owner runs the installation, and someone else's money waits. */
async function elsewhere({ owner }: World): Promise<World> {
  makeStaff(owner.user)
  return { organization_id: (await createMembership(db)).organization_id } as World
}

/** One whose way to Stripe is known. */
async function aCheckout(world: World) {
  const { campaign } = await aCampaign(world)
  const checkout = {
    provider_id: unique('cs'),
    checkout_url: 'https://checkout.stripe.com/c/pay/1',
  }
  const { id } = await createFunding(db, campaign, { provider: 'stripe', ...checkout })
  return { id: encodeId('Funding', id) }
}

async function asStaff({ owner, organization_id }: World) {
  makeStaff(owner.user)
  return { id: encodeId('Organization', organization_id) }
}

async function aSubscription(world: World) {
  const { organization_id } = world
  await db.delete(subscriptions).where(eq(subscriptions.organization_id, organization_id))
  await db.insert(subscriptions).values({ organization_id, status: 'active' })
  return asStaff(world)
}

async function aReportingCurrency({ organization_id: id }: World) {
  await db.update(organizations).set({ reporting_currency: 'eur' }).where(eq(organizations.id, id))
  return {}
}

async function anOwnReportingCurrency({ owner }: World) {
  const isOwner = eq(users.id, owner.user.id)
  await db.update(users).set({ reporting_currency: 'eur' }).where(isOwner)
  return {}
}

async function aRate(world: World) {
  const user_id = world.owner.user.id
  await db
    .insert(exchangeRates)
    .values({ currency: 'usd', rate: '1.08', day: '2026-01-02', user_id })
  return asStaff(world)
}

const aCurrency = () => ({ reporting: { currency: 'eur' } })
const anAmount = () => ({ funding: { amount: 500 } })
const aReason = () => ({ refusal: { reason: 'It did not arrive.' } })

export const rows: Row[] = [
  {
    route: 'POST /organizations/:organization_id/fundings/:id/checkout',
    answers: writes(forAdmins(200)),
    given: aCheckout,
  },
  {
    route: 'PATCH /staff/organizations/:id/subscription',
    answers: writes(forItsUser(200)),
    given: asStaff,
    body: () => ({ subscription: { status: 'active', current_period_end: '2031-01-31' } }),
  },
  {
    route: 'DELETE /staff/organizations/:id/subscription',
    answers: writes(forItsUser(204)),
    given: aSubscription,
  },
  {
    route: 'GET /organizations/:organization_id/fundings',
    answers: forMembers(200),
    given: aFundedCampaign,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/fundings/new',
    answers: pages(forAdmins(200)),
    pageOnly: true,
  },
  {
    route: 'POST /organizations/:organization_id/fundings',
    answers: writes(forAdmins(201)),
    body: anAmount,
  },
  {
    route: 'GET /organizations/:organization_id/fundings/:id',
    answers: forMembers(200),
    given: aFundedCampaign,
  },
  {
    route: 'POST /organizations/:organization_id/fundings/:id/cancellation',
    answers: writes(forAdmins(201)),
    given: aFundedCampaign,
  },
  {
    route: 'GET /organizations/:organization_id/fundings/:funding_id/refunds',
    answers: forMembers(200),
    given: aRefundedFunding,
    list: true,
    page: 303,
  },
  {
    route: 'POST /organizations/:organization_id/fundings/:funding_id/refunds',
    answers: writes(forAdmins(201)),
    given: aPaidFunding,
    body: () => ({ refund: { amount: 100 } }),
  },
  {
    route: 'GET /organizations/:organization_id/refunds',
    answers: forMembers(200),
    given: aRefundedFunding,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/creator_payments',
    answers: forMembers(200),
    given: aPaidCreator,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/creator_payments.csv',
    answers: { ...forMembers(200), nobody: 303 },
    given: aPaidCreator,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/creator_payments/totals.csv',
    answers: { ...forMembers(200), nobody: 303 },
    given: aPaidCreator,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/money_totals',
    answers: forMembers(200),
    given: aPaidFunding,
    list: true,
    page: 303,
  },
  {
    route: 'GET /organizations/:organization_id/money_totals/reported',
    answers: forMembers(200),
    given: aReportingCurrency,
    page: 303,
  },
  {
    route: 'GET /organizations/:organization_id/reporting',
    answers: forMembers(200),
    given: aReportingCurrency,
  },
  {
    route: 'PATCH /organizations/:organization_id/reporting',
    answers: writes(forAdmins(200)),
    body: aCurrency,
  },
  {
    route: 'GET /me/balances/reported',
    answers: forItsUser(200),
    given: anOwnReportingCurrency,
    page: 303,
  },
  { route: 'GET /me/reporting', answers: forUsers(200), given: anOwnReportingCurrency },
  { route: 'PATCH /me/reporting', answers: writes(forUsers(200)), body: aCurrency },
  {
    route: 'GET /staff/exchange_rates',
    answers: forItsUser(200),
    given: aRate,
    list: true,
  },
  {
    route: 'POST /staff/exchange_rates',
    answers: writes(forItsUser(201)),
    given: asStaff,
    body: () => ({ exchange_rate: { currency: 'sek', rate: '11.3', day: '2026-01-02' } }),
  },
  {
    route: 'GET /organizations/:organization_id/balances',
    answers: forMembers(200),
    given: aBalance,
    list: true,
    page: 303,
  },
  {
    route: 'GET /organizations/:organization_id/transfers',
    answers: forMembers(200),
    given: aBalance,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/transfers.csv',
    answers: { ...forMembers(200), nobody: 303 },
    given: aBalance,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:campaign_id/fundings',
    answers: forMembers(200),
    given: aFundedCampaign,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:campaign_id/fundings/new',
    answers: pages(forAdmins(200)),
    given: aFundedCampaign,
    pageOnly: true,
  },
  {
    route: 'POST /organizations/:organization_id/campaigns/:campaign_id/fundings',
    answers: writes(forAdmins(201)),
    given: aFundedCampaign,
    body: anAmount,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:campaign_id/transfers',
    answers: forMembers(200),
    given: aFundedCampaign,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:campaign_id/transfers.csv',
    answers: { ...forMembers(200), nobody: 303 },
    given: aFundedCampaign,
    pageOnly: true,
  },
  {
    route: 'GET /staff/fundings',
    answers: forItsUser(200),
    given: async (world) => aFundedCampaign(await elsewhere(world)),
    list: true,
  },
  {
    route: 'GET /staff/fundings/:id',
    answers: forItsUser(200),
    given: async (world) => aFundedCampaign(await elsewhere(world)),
  },
  {
    route: 'POST /staff/fundings/:id/confirmation',
    answers: writes(forItsUser(201)),
    given: async (world) => aFundedCampaign(await elsewhere(world)),
  },
  {
    route: 'POST /staff/fundings/:id/refusal',
    answers: writes(forItsUser(201)),
    given: async (world) => aFundedCampaign(await elsewhere(world)),
    body: aReason,
  },
  {
    route: 'GET /staff/refunds',
    answers: forItsUser(200),
    given: async (world) => aRefundedFunding(await elsewhere(world)),
    list: true,
  },
  {
    route: 'POST /staff/refunds/:id/confirmation',
    answers: writes(forItsUser(201)),
    given: async (world) => aRefundedFunding(await elsewhere(world)),
  },
  {
    route: 'POST /staff/refunds/:id/refusal',
    answers: writes(forItsUser(201)),
    given: async (world) => aRefundedFunding(await elsewhere(world)),
    body: aReason,
  },
  {
    route: 'GET /staff/reconciliation',
    answers: forItsUser(200),
    given: async (world) => {
      await elsewhere(world)
      await reconcile(db)
      return {}
    },
  },
  {
    route: 'POST /staff/reconciliation',
    answers: writes(forItsUser(201)),
    given: async (world) => {
      await elsewhere(world)
      return {}
    },
  },
]
