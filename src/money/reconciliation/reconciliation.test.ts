import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withToken } from '../../../test/support/helper.ts'
import { createApplication, go, stored } from '../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createMembership,
  createRefund,
  createUser,
} from '../../../test/support/world/factories.ts'
import { grantReward } from '../../../test/support/world/grants.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import type { Tx } from '../../framework/database/db.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { grants } from '../../tables/finance/grants.ts'
import { refunds } from '../../tables/finance/refunds.ts'
import { budgetAccount } from '../bookkeeping/accounts.ts'
import { returnGrant } from '../grants/model.ts'
import { releaseDue } from '../grants/release.ts'
import { reconcile } from './reconcile.ts'

class Undone extends Error {}

/** Lists the differences that are found after something that cannot happen, which is then undone. */
async function differencesAfter(spoil: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  let found: string[] = []
  await db
    .transaction(async (tx) => {
      await spoil(tx)
      found = (await reconcile(tx as never)).differences
      throw new Undone()
    })
    .catch((error) => {
      if (!(error instanceof Undone)) throw error
    })
  return found
}

/** Does a thing that the database refuses, as someone who owns it could. */
const unguarded = (tx: Tx, table: string, statement: ReturnType<typeof sql>) =>
  tx.execute(sql.raw(`alter table ${table} disable trigger user`)).then(() => tx.execute(statement))

describe('reconciling', () => {
  test('finds nothing in books that only the code wrote', async () => {
    const user = await createUser(db)
    const campaign = await createCampaign(db, { total_budget_amount: 5000 })
    await createRefund(db, await createCampaign(db))
    await db.transaction(async (tx) => {
      const reward = { user_id: user.id, reward_amount: 500, fee_amount: 50 }
      const submission_id = 5_000_000_000 + campaign.id
      const made = await grantReward(tx, context, campaign, { ...reward, submission_id, number: 1 })
      await returnGrant(tx, made, { reward_amount: 100, fee_amount: 10 })
      await tx.update(grants).set({ release_at: sql`now()` }).where(eq(grants.id, made.id))
      await releaseDue(tx, context)
      await grantReward(tx, context, campaign, { ...reward, submission_id, number: 2 })
    })

    const { difference_count, differences, checked_count } = await reconcile(db)

    expect(differences).toEqual([])
    expect(difference_count).toBe(0)
    expect(checked_count).toBeGreaterThan(5)
  })

  test('names an account whose balance is not what its transfers make', async () => {
    const campaign = await createCampaign(db, { total_budget_amount: 5000 })
    const { kind, owner_id } = budgetAccount(campaign)
    const found = await differencesAfter((tx) =>
      unguarded(
        tx,
        'ledger_accounts',
        sql`update ledger_accounts set balance = 4999 where kind = ${kind} and owner_id = ${owner_id}`,
      ),
    )
    expect(found).toEqual([
      expect.stringContaining(
        `(budget of ${campaign.id}, usd) holds 4999, and its transfers make 5000`,
      ),
    ])
  })

  test('names a campaign that shows another budget', async () => {
    const { id } = await createCampaign(db, { total_budget_amount: 5000 })
    const found = await differencesAfter((tx) =>
      unguarded(
        tx,
        'campaigns',
        sql`update campaigns set total_budget_amount = 6000 where id = ${id}`,
      ),
    )
    expect(found).toEqual([
      `campaign ${id} shows a budget of 6000 with 0 used, and its transfers make 5000 with 0 used`,
    ])
  })

  test('names work for a collab whose fee did not follow what went back', async () => {
    const { money } = context.config
    money.feeBps = 1000
    const work = await createApplication()
    await go(work, 'acceptance', 'cancellation').finally(() => {
      money.feeBps = 0
    })
    const { id } = work.submission
    expect(await stored(work)).toMatchObject({ fee_amount: 0, returned_fee_amount: 2500 })
    const found = await differencesAfter((tx) =>
      unguarded(
        tx,
        'collab_submissions',
        sql`update collab_submissions set fee_amount = 2500, returned_fee_amount = 0 where id = ${id}`,
      ),
    )
    expect(found).toEqual([expect.stringContaining(`submission ${id} of a collab`)])
  })

  test('names fundings, refunds and grants that moved another amount than they say', async () => {
    const user = await createUser(db)
    const campaign = await createCampaign(db, { total_budget_amount: 5000 })
    const refund = await createRefund(db, await createCampaign(db))
    const submission_id = 5_000_000_000 + campaign.id
    const reward = { submission_id, number: 1, user_id: user.id, reward_amount: 5, fee_amount: 0 }
    await db.transaction((tx) => grantReward(tx, context, campaign, reward))

    const found = await differencesAfter(async (tx) => {
      await tx
        .update(fundings)
        .set({ refunded_amount: 99 })
        .where(eq(fundings.id, refund.funding_id))
      await tx.update(refunds).set({ status: 'succeeded' }).where(eq(refunds.id, refund.id))
      await tx
        .update(grants)
        .set({ reward_amount: 6 })
        .where(eq(grants.submission_id, submission_id))
    })

    expect(found).toEqual([
      expect.stringContaining(`submission ${submission_id} was granted 6`),
      expect.stringContaining('all grants together make'),
      `funding ${refund.funding_id} shows 99 refunded, and its refunds make 100`,
      expect.stringContaining(`refund ${refund.id} is succeeded over 100`),
    ])
  })
})

test('staff see how the last comparison came out', async () => {
  const staff = await createMembership(db)
  makeStaff(staff.user)
  const client = await withToken(staff)

  const done = await client.post('/staff/reconciliation.json')

  expect(done.statusCode).toBe(201)
  expect(done.json()).toMatchObject({ difference_count: 0, differences: [] })
  expect((await client.get('/staff/reconciliation.json')).json()).toEqual(done.json())
})
