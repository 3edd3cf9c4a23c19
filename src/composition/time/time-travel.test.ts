import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withToken } from '../../../test/support/helper.ts'
import {
  createCampaign,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { grantReward } from '../../../test/support/world/grants.ts'
import { askForMoney, createAdmin, stripe } from '../../../test/support/world/stripe.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { papersPath } from '../../vocabulary/addresses/money-urls.ts'
import { jobs } from '../jobs.ts'
import { clockwork } from './clockwork.ts'
import { catchUpWithTime, letTimePass } from './time-travel.ts'

const day = 86_400

const wait = (days: number) => db.transaction((tx) => letTimePass(tx, context, days * day))

test('whoever lets months pass has the fee invoices of each that is over', async () => {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const campaign = await createCampaign(db, { organization_id, total_budget_amount: 9000 })
  const user = await createUser(db)
  const submission_id = 5_000_000_000 + campaign.id
  const reward = { user_id: user.id, submission_id, reward_amount: 500, fee_amount: 50 }
  await db.transaction((tx) => grantReward(tx, context, campaign, { ...reward, number: 1 }))

  await wait(8)
  await catchUpWithTime.perform(context, {})
  await wait(32)
  await catchUpWithTime.perform(context, {})
  await catchUpWithTime.perform(context, {})

  const client = await withToken(admin)
  const { rows } = await db.execute<{ month: string }>(
    sql`select to_char(troupe_now() - interval '32 days', 'YYYY-MM') as month`,
  )
  expect((await client.get(`${papersPath({ id: organization_id })}.json`)).json()).toMatchObject([
    { kind: 'fee_invoice', total_amount: 50, month: rows[0]?.month },
  ])
})

test('Stripe is told the end of a checkout by the real clock, however far ours was moved', async () => {
  await wait(40)
  const funding = await askForMoney(await createAdmin())
  const [kept] = await db.select().from(fundings).where(eq(fundings.id, funding.id))
  expect(Date.parse(kept?.created_at ?? '')).toBeGreaterThan(Date.now() + 30 * day * 1000)

  const session = stripe.find(funding.provider_id ?? '') as { expires_at?: number }
  const inHours = ((session.expires_at ?? 0) - Date.now() / 1000) / 3600
  expect(inHours).toBeGreaterThan(22.9)
  expect(inHours).toBeLessThan(23.1)
})

// A post that was approved a moment ago would otherwise be paid before its views of the day are read.
test('whatever goes by the clock lets a catch-up go first, and is in the list of jobs', async () => {
  for (const { name } of clockwork) {
    const order: string[] = []
    const queue = { settle: async (job: { name: string }) => void order.push(job.name) }
    const job = jobs.find((one) => one.name === name)
    await job
      ?.perform({ config: { trial: true }, queue } as never, {})
      .catch(() => order.push(name))
    expect(order[0]).toBe(catchUpWithTime.name)
  }
})
