import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { inTurns } from '../../../test/support/run/turns.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import {
  askForMoney,
  createAdmin,
  deliver,
  readBooks,
  readFunding,
  readOutside,
  stripe,
} from '../../../test/support/world/stripe.ts'
import type { Wire } from '../../../test/support/world/stripe-world.ts'
import type { Member } from '../../tables/actor.ts'
import { disputes } from '../../tables/finance/disputes.ts'
import type { Funding } from '../../tables/finance/fundings.ts'
import { refunds } from '../../tables/finance/refunds.ts'
import { creatorAccount, walletAccount } from '../bookkeeping/accounts.ts'
import { moveMoney } from '../bookkeeping/transfers.ts'
import { reconcile } from '../reconciliation/reconcile.ts'

/** Things that happen at Stripe, one after the other. Each gives the events that tell of it. */
type Story = ((told: { payment: string; dispute: string }, checkout: string) => Wire[])[]

const pay = (told: { payment: string }, checkout: string) => {
  const { intent, events } = stripe.pay(checkout)
  told.payment = intent.id
  return events
}
const refund = ({ payment }: { payment: string }) => stripe.refund(payment, 3000).events
const dispute = (told: { payment: string; dispute: string }) => {
  const { dispute, events } = stripe.dispute(told.payment, 7000)
  told.dispute = dispute.id
  return events
}
const decide = (status: string) => (told: { dispute: string }) =>
  stripe.changeDispute(told.dispute, status)

const stories: Record<string, Story> = {
  won: [pay, refund, dispute, decide('won')],
  lost: [pay, refund, dispute, decide('lost')],
  'won on appeal': [pay, dispute, decide('lost'), decide('won')],
  'won, and refunded then': [pay, dispute, decide('won'), refund],
}

async function begin() {
  const admin = await createAdmin()
  const funding = await askForMoney(admin)
  return { admin, funding, before: await readOutside() }
}

type Begun = Awaited<ReturnType<typeof begin>>

/** Everything that the books say of a funding in the end. */
async function readEnd({ admin, funding, before }: Begun) {
  const { status, refunded_amount, disputed_amount } = await readFunding(funding)
  const { external, costs } = await readOutside()
  return {
    ...(await readBooks(admin)),
    external: external - before.external,
    costs: costs - before.costs,
    funding: { status, refunded_amount, disputed_amount },
    refunds: await statusesOf(refunds, funding),
    disputes: await statusesOf(disputes, funding),
  }
}

function statusesOf(table: typeof refunds | typeof disputes, { id }: Funding) {
  return db
    .select({ amount: table.amount, status: table.status })
    .from(table)
    .where(eq(table.funding_id, id))
    .orderBy(asc(table.id))
}

/** The end of a story whose events arrive as they are made. */
async function tellInOrder(story: Story) {
  const begun = await begin()
  const told = { payment: '', dispute: '' }
  for (const step of story)
    for (const event of step(told, begun.funding.provider_id ?? '')) await deliver(event)
  return readEnd(begun)
}

async function spend({ organization }: Member, amount: number) {
  const user = await createUser(db)
  const way = { from: walletAccount(organization, 'usd'), to: creatorAccount(user, 'usd') }
  const movement = {
    key: `spent:${organization.id}`,
    event: 'provider_cost' as const,
    ...way,
    amount,
  }
  await db.transaction((tx) => moveMoney(tx, [movement]))
}

function* permutations<Item>(items: Item[]): Generator<Item[]> {
  if (items.length === 0) yield items
  for (const [index, item] of items.entries())
    for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest]
}

describe.each(inTurns(Object.entries(stories), 2))(
  'a payment that is disputed and %s',
  (_name, story) => {
    test('ends in the same books, whenever its events arrive and how often', async () => {
      const expected = await tellInOrder(story)
      // After each step some of the events arrive that are waiting, in any order, and some of them twice.
      const arrivals = fc.array(fc.array(fc.nat(), { maxLength: 4 }), {
        minLength: story.length,
        maxLength: story.length,
      })
      const plan = fc.record({
        arrivals,
        last: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      })
      await fc.assert(
        fc.asyncProperty(plan, async ({ arrivals, last }) => {
          const begun = await begin()
          const told = { payment: '', dispute: '' }
          const made: Wire[] = []
          for (const [index, step] of story.entries()) {
            made.push(...step(told, begun.funding.provider_id ?? ''))
            for (const number of arrivals[index] ?? [])
              await deliver(made[number % made.length] as Wire)
          }
          const inSomeOrder = made.toSorted(
            (one, other) => (last[made.indexOf(one)] ?? 0) - (last[made.indexOf(other)] ?? 0),
          )
          for (const event of inSomeOrder) await deliver(event)
          expect(await readEnd(begun)).toEqual(expected)
        }),
        { numRuns: 8 },
      )
    })
  },
)

test('every order of the four that matter ends in the same books', async () => {
  const expected = await tellInOrder(stories.lost as Story)
  const matter = /succeeded|refund\.created|dispute\.(created|closed)/
  const orders = [...permutations([0, 1, 2, 3])]
  expect(orders).toHaveLength(24)
  for (const order of inTurns(orders, 3)) {
    const begun = await begin()
    const told = { payment: '', dispute: '' }
    const story = stories.lost as Story
    const made = story.flatMap((step) => step(told, begun.funding.provider_id ?? ''))
    const events = made.filter(({ type }) => matter.test(type))
    for (const index of order) await deliver(events[index] as Wire)
    expect(await readEnd(begun)).toEqual(expected)
  }
})

test.each(['won', 'lost'])('what is spent meanwhile is owed, in any order: %s', async (outcome) => {
  const ends = []
  for (const order of permutations([0, 1, 2])) {
    const begun = await begin()
    const told = { payment: '', dispute: '' }
    const checkout = begun.funding.provider_id ?? ''
    for (const event of pay(told, checkout)) await deliver(event)
    await spend(begun.admin, 8000)
    const [refunded] = refund(told)
    const [opened] = dispute(told)
    const [decided] = decide(outcome)(told)
    const events = [refunded, opened, decided] as Wire[]
    for (const index of order) await deliver(events[index] as Wire)
    ends.push(await readEnd(begun))
  }
  const debt = outcome === 'won' ? -1000 : -8000
  expect(ends).toHaveLength(6)
  for (const end of ends) expect(end).toEqual({ ...ends[0], wallet: 0, debt })
})

test('events that arrive at the same moment do what one of them does', async () => {
  const begun = await begin()
  const told = { payment: '', dispute: '' }
  const story = stories.won as Story
  const made = story.flatMap((step) => step(told, begun.funding.provider_id ?? ''))
  const answers = await Promise.all([...made, ...made].map((event) => deliver(event)))

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await readEnd(begun)).toEqual(await tellInOrder(story))
})

test('after all of that every account holds what its transfers make', async () => {
  expect((await reconcile(db)).differences).toEqual([])
})
