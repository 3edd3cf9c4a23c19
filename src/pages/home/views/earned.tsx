import { businessTime } from '../../../framework/database/clock.ts'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { fromOn, nextPromiseInWords } from '../../../money/payouts/words.ts'
import type { CreatorBalance } from '../../../money/statements/balances.ts'
import { hasReleases, Releases } from '../../../money/statements/views/releases.tsx'
import {
  earningsPath,
  newPayoutPath,
  payoutsPath,
} from '../../../vocabulary/addresses/money-urls.ts'
import {
  convertAmount,
  type Rate,
  referenceCurrency,
} from '../../../vocabulary/amounts/exchange.ts'
import { formatMoney, toDecimal } from '../../../vocabulary/amounts/money.ts'
import type { Earned as InCurrency } from '../standing.ts'
import { earnedLately } from '../standing.ts'

type Props = {
  earned: InCurrency[]
  balances: CreatorBalance[]
  rates: Rate[]
  /** The least that can be withdrawn. */
  minimum: number
}

const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** The earnings of this month, each currency on its own, and what can be withdrawn right now. */
export function Earned({ earned, balances, rates, minimum }: Props) {
  const now = month.format(businessTime())
  const currencies = byWorth({ earned, balances, rates })
  const withdrawable = balances.filter(({ available_amount }) => available_amount >= minimum)
  const first =
    currencies.find((code) => withdrawable.some(({ currency }) => currency === code)) ??
    currencies[0]
  const name = `Granted in ${now}`

  return (
    <>
      <h1 class="text-base-content/70">{name}</h1>
      {currencies.length === 0 && (
        <p class="mt-1 text-base-content/70">
          Nothing yet. What your posts earn shows up here, day by day.
        </p>
      )}
      <div class="grid gap-x-10 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {currencies.map((currency) => (
          <InOne
            earned={earned.find((one) => one.currency === currency) ?? nothing(currency)}
            balance={balances.find((one) => one.currency === currency)}
            minimum={minimum}
            isFirst={currency === first}
          />
        ))}
      </div>
      {currencies.length > 0 && (
        <p class="mt-4 text-xs text-base-content/70">
          What posts earn counts once it is granted. The files for your taxes count what came into
          your balance.
        </p>
      )}
    </>
  )
}

/**
 * Currencies, the one with the most in it first. One without a rate counts as if it were euros, so as not to
 * be lost.
 */
function byWorth({ earned, balances, rates }: Pick<Props, 'earned' | 'balances' | 'rates'>) {
  const worth = (currency: string) => {
    const { month_amount = 0 } = earned.find((one) => one.currency === currency) ?? {}
    const { available_amount = 0 } = balances.find((one) => one.currency === currency) ?? {}
    const amount = month_amount + available_amount
    const about = convertAmount(amount, currency, referenceCurrency, rates)
    return Number(about ?? 100 * Number(toDecimal(amount, currency)))
  }
  const all = new Set([...balances, ...earned].map(({ currency }) => currency))
  return [...all].sort().toSorted((one, other) => worth(other) - worth(one))
}

const nothing = (currency: string): InCurrency => ({
  currency,
  month_amount: 0,
  week_amount: 0,
  week_before_amount: 0,
})

type OneProps = {
  earned: InCurrency
  balance: CreatorBalance | undefined
  minimum: number
  isFirst: boolean
}

function InOne({ earned, balance, minimum, isFirst }: OneProps) {
  const { currency, month_amount } = earned
  const { available_amount: available = 0, on_the_way_amount: onTheWay = 0 } = balance ?? {}

  return (
    <div class="min-w-0">
      <p class={`figure ${isFirst ? 'text-5xl' : 'text-3xl sm:text-5xl'}`}>
        {formatMoney(month_amount, currency)}
      </p>
      <p class="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Week earned={earned} />
        {balance && <NotYetThere balance={balance} />}
      </p>
      {available >= minimum ? (
        <a
          href={newPayoutPath(currency)}
          class={`btn mt-4 h-12 px-6 text-base max-sm:w-full ${isFirst ? 'btn-primary' : ''}`}
        >
          Withdraw {formatMoney(available, currency)}
        </a>
      ) : (
        <p class="mt-3 text-sm">
          {available > 0 ? (
            `${formatMoney(available, currency)} is in your balance. ${fromOn(minimum, currency)}`
          ) : onTheWay === 0 ? (
            <a href={earningsPath} class="link">
              Nothing to withdraw yet
            </a>
          ) : null}
        </p>
      )}
      {onTheWay > 0 && (
        <p class="mt-3 text-sm">
          <a href={payoutsPath} class="link">
            {formatMoney(onTheWay, currency)} is on its way to you
          </a>
          {balance?.next_sending_on && <>. {nextPromiseInWords(balance.next_sending_on)}.</>}
        </p>
      )}
    </div>
  )
}

/** Money that is earned or agreed on, and cannot be withdrawn: each for a reason of its own. */
function NotYetThere({ balance }: { balance: CreatorBalance }) {
  const { currency, reserved_amount, owed_amount } = balance
  const { flagged_amount, flagged_until } = balance
  const held = balance.held_amount - reserved_amount
  return (
    <>
      {held > 0 && (
        <span class="text-base-content/70">
          <Money amount={held} currency={currency} /> granted
          {hasReleases(balance) && (
            <>
              : <Releases balance={balance} />
            </>
          )}
        </span>
      )}
      {reserved_amount > 0 && (
        <span class="text-base-content/70">
          <Money amount={reserved_amount} currency={currency} /> set aside for collabs
        </span>
      )}
      {owed_amount > 0 && (
        <span class="text-base-content/70">
          <Money amount={owed_amount} currency={currency} /> waits for budget
        </span>
      )}
      {flagged_amount > 0 && flagged_until && (
        <span class="text-base-content/70">
          <Money amount={flagged_amount} currency={currency} /> in question{' '}
          <Time at={flagged_until} after="until" /> at the latest
        </span>
      )}
    </>
  )
}

/**
 * Income, never a loss: less than before is said in words, as a falling arrow would look like money that is
 * gone.
 */
function Week({ earned }: { earned: InCurrency }) {
  const { currency, week_amount, week_before_amount } = earned
  const before = formatMoney(week_before_amount, currency)

  return (
    <span class={`font-semibold ${week_amount > week_before_amount ? 'text-success' : ''}`}>
      {formatMoney(week_amount, currency)} in {earnedLately.words}
      <span class="font-normal text-base-content/70">
        {week_amount === week_before_amount
          ? ', as much as in the 7 before'
          : `, ${week_amount > week_before_amount ? 'more' : 'less'} than ${before} in the 7 before`}
      </span>
    </span>
  )
}
