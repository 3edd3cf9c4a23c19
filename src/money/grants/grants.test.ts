import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { readAll } from '../../../test/support/reading/notices.ts'
import {
  createCampaign,
  createSucceededFunding,
  createUser,
} from '../../../test/support/world/factories.ts'
import { grantReward } from '../../../test/support/world/grants.ts'
import { userRecord } from '../../accounts/users/record.ts'
import { lock, lockWhere } from '../../activity/records/lock.ts'
import { one } from '../../framework/database/rows.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { type Grant, grants } from '../../tables/finance/grants.ts'
import { ledgerAccounts } from '../../tables/finance/ledger.ts'
import {
  creatorAccount,
  debtAccount,
  externalAccount,
  heldAccount,
  readBalance,
} from '../bookkeeping/accounts.ts'
import { moveMoney, Overdrawn } from '../bookkeeping/transfers.ts'
import { releaseGrants } from './jobs.ts'
import { returnGrant } from './model.ts'
import { releaseDue } from './release.ts'

let lastSubmission = Date.now()

async function setUp(total_budget_amount = 1000) {
  const user = await createUser(db)
  const campaign = await createCampaign(db, { total_budget_amount })
  lastSubmission += 1
  return { user, campaign, submission_id: lastSubmission }
}

type SetUp = Awaited<ReturnType<typeof setUp>>

function grant({ user, campaign, submission_id }: SetUp, number: number, reward: number, fee = 0) {
  const amounts = { reward_amount: reward, fee_amount: fee }
  return db.transaction((tx) =>
    grantReward(tx, context, campaign, { submission_id, user_id: user.id, number, ...amounts }),
  )
}

async function amountsOf({ id }: Campaign) {
  const campaign = one(await db.select().from(campaigns).where(eq(campaigns.id, id)))
  const { total_budget_amount, used_amount, unused_amount } = campaign
  return [total_budget_amount, used_amount, unused_amount]
}

async function fall(grant: Grant) {
  await db.update(grants).set({ release_at: sql`now()` }).where(eq(grants.id, grant.id))
  await releaseGrants.perform(context, {})
}

describe('a grant', () => {
  test('is used budget, with its fee, and held for its creator', async () => {
    const world = await setUp()
    await grant(world, 1, 300, 30)

    expect(await amountsOf(world.campaign)).toEqual([1000, 330, 670])
    expect(await readBalance(db, heldAccount({ id: world.submission_id, currency: 'usd' }))).toBe(
      330,
    )
    expect(await readBalance(db, creatorAccount(world.user, 'usd'))).toBe(0)
  })

  test('is refused beyond the budget, and leaves nothing behind', async () => {
    const world = await setUp()

    await expect(grant(world, 1, 1000, 1)).rejects.toThrow(Overdrawn)

    expect(await amountsOf(world.campaign)).toEqual([1000, 0, 1000])
    expect(await db.$count(grants, eq(grants.submission_id, world.submission_id))).toBe(0)
  })

  test('of many at once is made while there is budget, and each once', async () => {
    const world = await setUp(1000)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => grant(world, (index % 20) + 1, 90, 9)),
    )

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await amountsOf(world.campaign)).toEqual([1000, 990, 10])
  })

  test('can be taken back in steps while it is held', async () => {
    const world = await setUp()
    const made = await grant(world, 1, 300, 30)
    const part = { reward_amount: 100, fee_amount: 10 }
    await db.transaction((tx) => returnGrant(tx, made, part))
    await db.transaction((tx) => returnGrant(tx, made, part))

    expect(await amountsOf(world.campaign)).toEqual([1000, 110, 890])
    await fall(made)
    expect(await readBalance(db, creatorAccount(world.user, 'usd'))).toBe(100)
    await expect(db.transaction((tx) => returnGrant(tx, made, part))).rejects.toThrow()
  })

  test('tells its creator once they can withdraw, and not of each reward that follows', async () => {
    const world = await setUp(100_000)
    const { minimumPayout } = context.config.money
    const told = async () =>
      (await readAll(world.user)).map(({ type, params }) => [type, params.amount])

    await fall(await grant(world, 1, minimumPayout - 1))
    expect(await told()).toEqual([])
    await fall(await grant(world, 2, 201))
    await fall(await grant(world, 3, 300))
    expect(await told()).toEqual([['EarningsAvailableNotifier', minimumPayout + 200]])
  })

  test('is the creator’s after its time, once, and stays used', async () => {
    const world = await setUp()
    const made = await grant(world, 1, 300, 30)
    await releaseGrants.perform(context, {})
    expect(await readBalance(db, creatorAccount(world.user, 'usd'))).toBe(0)

    await fall(made)
    await Promise.all([1, 2].map(() => releaseGrants.perform(context, {})))

    expect(await readBalance(db, creatorAccount(world.user, 'usd'))).toBe(300)
    expect(await readBalance(db, heldAccount({ id: world.submission_id, currency: 'usd' }))).toBe(0)
    expect(await amountsOf(world.campaign)).toEqual([1000, 330, 670])
  })
})

describe('while money of its organization may be taken back', () => {
  test('a grant stays held, whichever way the money came', async () => {
    const world = await setUp()
    const { organization_id } = world.campaign
    const made = await grant(world, 1, 300)
    const elsewhere = await createCampaign(db, { organization_id })
    const paid = await createSucceededFunding(db, elsewhere)
    await db.update(fundings).set({ status: 'disputed' }).where(eq(fundings.id, paid.id))
    await fall(made)
    expect(await readBalance(db, creatorAccount(world.user, 'usd'))).toBe(0)

    await db.update(fundings).set({ status: 'lost' }).where(eq(fundings.id, paid.id))
    const organization = { id: organization_id }
    const owed = {
      from: debtAccount(organization, 'usd'),
      to: externalAccount('test', 'usd'),
      amount: 900,
    }
    await db.transaction((tx) =>
      moveMoney(tx, [{ key: `owed:${made.id}`, event: 'dispute_lost', ...owed }]),
    )
    await fall(made)
    expect(await readBalance(db, creatorAccount(world.user, 'usd'))).toBe(0)

    const back = {
      from: externalAccount('test', 'usd'),
      to: debtAccount(organization, 'usd'),
      amount: 900,
    }
    await db.transaction((tx) =>
      moveMoney(tx, [{ key: `paid:${made.id}`, event: 'debt_repaid', ...back }]),
    )
    await fall(made)
    expect(await readBalance(db, creatorAccount(world.user, 'usd'))).toBe(300)
  })
})

describe('the budget of a campaign', () => {
  test('cannot be written by hand', async () => {
    const { campaign } = await setUp()
    const write = (values: Partial<Campaign>) =>
      db.update(campaigns).set(values).where(eq(campaigns.id, campaign.id))

    await expect(write({ total_budget_amount: 5 })).rejects.toThrow()
    await expect(write({ used_amount: 5 })).rejects.toThrow()
    const values = { name: 'Rich', currency: 'usd', organization_id: campaign.organization_id }
    await expect(
      db.insert(campaigns).values({ ...values, total_budget_amount: 5 }),
    ).rejects.toThrow()
    expect(await amountsOf(campaign)).toEqual([1000, 0, 1000])
  })
})

test.runIf(context.config.databaseUrl)(
  'money that is released does not wait for someone who asks for a payout and waits for it',
  async () => {
    const world = await setUp(100_000)
    const { user } = world
    await fall(await grant(world, 1, 1))
    const { id } = await grant(world, 2, 50_000)
    await db.update(grants).set({ release_at: sql`now()` }).where(eq(grants.id, id))
    const isCreators = ({ id }: { id: number }) => sql`kind = 'creator' and owner_id = ${id}`
    let tries = 0
    const release = () =>
      db.transaction((tx) => {
        tries += 1
        return releaseDue(tx, context)
      })
    const isWaiting = async () =>
      (await db.$count(
        sql`pg_stat_activity`,
        sql`datname = current_database() and wait_event_type = 'Lock'`,
      )) > 0

    const { releasing } = await db.transaction(async (tx) => {
      await lock(tx, userRecord, user)
      const releasing = release()
      await vi.waitUntil(isWaiting, { timeout: 10_000 })
      await lockWhere(tx, { table: ledgerAccounts }, isCreators(user))
      return { releasing }
    })
    await releasing

    expect(tries).toBe(1)
    expect(await readBalance(db, creatorAccount(user, 'usd'))).toBe(50_001)
    expect(await readAll(user)).toHaveLength(1)
  },
)
