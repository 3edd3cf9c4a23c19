import { eq } from 'drizzle-orm'
import { businessTime } from '../../framework/database/clock.ts'
import { creatorAccount, readBalance } from '../../money/bookkeeping/accounts.ts'
import { compareListings } from '../../money/exchange-rates/jobs.ts'
import { enterExchangeRate } from '../../money/exchange-rates/model.ts'
import { createFunding } from '../../money/fundings/model.ts'
import { createRefund } from '../../money/fundings/refunds/model.ts'
import { confirmFunding } from '../../money/fundings/staff/decisions.ts'
import { createBatch } from '../../money/payout-batches/model.ts'
import { savePayoutMethod } from '../../money/payout-methods/model.ts'
import { createPayout, notePayoutOutcome } from '../../money/payouts/model.ts'
import { chooseReporting } from '../../money/reporting/model.ts'
import { payouts } from '../../tables/finance/payouts.ts'
import type { User } from '../../tables/users/users.ts'
import { dayMs, utcDay } from '../../vocabulary/time/days.ts'
import { type Cast, creatorNamed } from '../cast.ts'
import { bytesOf } from '../chance.ts'
import { actingAs } from '../world.ts'

/** Who takes money out in time for the payout day a while ago, for the last one, and for the next. */
const withdrawals: [name: string, ...times: Time[]][] = [
  ['Suki', 'before', 'last'],
  ['Ben', 'before'],
  ['Lotte', 'before', 'next'],
  ['Amara', 'before'],
  ['Yusuf', 'last'],
  ['Malik', 'last', 'next'],
  ['Keiko', 'last'],
  ['Nils', 'last'],
  ['Clara', 'next'],
]

type Time = 'before' | 'last' | 'next'

/** Writes down what goes in and out beside campaigns and collabs. */
export function scheduleMoney(cast: Cast, today: number): void {
  const { payoutWeekdays } = cast.world.config.money
  /** How many days ago payouts went out, at least so many. */
  const payoutDay = (atLeast: number): number => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((more) => atLeast + more)
    const isOne = (ago: number) =>
      payoutWeekdays.includes(new Date(today - ago * dayMs).getUTCDay())
    return week.find(isOne) ?? atLeast
  }
  const sent = { before: payoutDay(18), last: payoutDay(7) }
  const asked = { before: sent.before + 1.7, last: sent.last + 1.7, next: 0.9 }
  for (const [name, ...times] of withdrawals) {
    const { user, country } = creatorNamed(cast, name)
    cast.calendar.on(40, () => giveBankDetails(cast, user, country))
    for (const time of times) cast.calendar.on(asked[time], () => withdraw(cast, user))
  }
  for (const daysAgo of Object.values(sent)) payAll(cast, daysAgo)
  scheduleTransfers(cast)
  scheduleRates(cast)
}

async function giveBankDetails({ world }: Cast, user: User, country: string): Promise<void> {
  await savePayoutMethod(world, actingAs(user), {
    account_holder: user.name,
    iban: ibanOf(user.email),
    legal_name: user.name,
    tax_country: country,
    tax_id: `${digitsOf(user.email, 11)}`,
  })
}

/** Withdraws all that someone can, in whichever currency it is enough. */
async function withdraw({ world }: Cast, user: User): Promise<void> {
  for (const currency of ['eur', 'usd']) {
    const available = await readBalance(world.db, creatorAccount(user, currency))
    // Something stays, so that there is something to withdraw.
    const amount = Math.floor(available * 0.7)
    if (amount >= world.config.money.minimumPayout)
      await createPayout(world, actingAs(user), { currency, amount })
  }
}

/** Staff give the bank what waits, in the morning of the day on which it goes out or the night before. */
function payAll({ world, calendar, staff }: Cast, daysAgo: number): void {
  calendar.on(daysAgo + 0.7, async () => {
    for (const currency of ['eur', 'usd']) {
      const isWaiting = eq(payouts.status, 'pending')
      const waiting = await world.db.select().from(payouts).where(isWaiting)
      if (!waiting.some((payout) => payout.currency === currency)) continue
      const batch = await createBatch(world.db, staff, { currency })
      calendar.on(daysAgo + 0.3, async () => {
        const sent = await world.db.select().from(payouts).where(eq(payouts.batch_id, batch.id))
        for (const [number, payout] of sent.entries())
          await (number === 2
            ? notePayoutOutcome(world, staff, payout, 'fail', 'The bank knows no such account.')
            : notePayoutOutcome(world, staff, payout, 'pay'))
      })
    }
  })
}

/** Bank transfers, which staff see arrive, and one that goes back. */
function scheduleTransfers({ world, calendar, owners, staff }: Cast): void {
  const { fernweh, saltmarsh } = owners
  calendar.on(34, async () => {
    const transfer = { amount: 200_000, currency: 'eur', provider: 'manual' } as const
    const funding = await createFunding(world, fernweh, transfer)
    calendar.on(32, () => confirmFunding(world, staff, funding))
    calendar.on(3, () => createRefund(world, fernweh, funding, { amount: 50_000 }))
  })
  calendar.on(24, async () => {
    const test = { amount: 90_000, currency: 'usd', provider: 'test' } as const
    const funding = await createFunding(world, saltmarsh, test)
    calendar.on(22, () => createRefund(world, saltmarsh, funding, { amount: 40_000 }))
  })
}

/** Rates that staff enter now and then, and the currency in which the coffee makers read their sums. */
function scheduleRates({ world, calendar, owners, staff }: Cast): void {
  const enter = async (currency: string, rate: string) => {
    const day = utcDay(businessTime())
    await enterExchangeRate(world, staff, { currency, rate, day })
    // No jobs run while the world is made.
    await compareListings.perform(world, { currency })
  }
  calendar.on(45, async () => {
    await enter('usd', '1.0791')
    await chooseReporting(world.db, owners.fernweh, { currency: 'eur' })
  })
  calendar.on(4, async () => {
    await enter('usd', '1.0842')
    await enter('gbp', '0.8365')
  })
}

function digitsOf(word: string, length: number): string {
  const bytes = bytesOf('bank', word).subarray(0, length)
  return Array.from(bytes, (byte) => byte % 10).join('')
}

/** A number that a bank could have given, with its check digits. */
function ibanOf(word: string): string {
  const account = digitsOf(word, 18)
  const check = 98n - (BigInt(`${account}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${account}`
}
