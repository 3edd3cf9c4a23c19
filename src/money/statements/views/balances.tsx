import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { newPayoutPath } from '../../../vocabulary/addresses/money-urls.ts'
import { mySubmissionsPath, socialAccountsPath } from '../../../vocabulary/addresses/urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { currencyName } from '../../../vocabulary/amounts/currencies.ts'
import { grantingLimit } from '../../grants/time-limits.ts'
import { fromOn, nextPromiseInWords } from '../../payouts/words.ts'
import type { CreatorBalance } from '../balances.ts'
import { hasReleases, Releases } from './releases.tsx'

type Props = {
  balances: CreatorBalance[]
  counting: number
  /** The least that can be withdrawn. */
  minimum: number
}

export function Balances({ balances, counting, minimum }: Props) {
  if (balances.length === 0)
    return <div class="mb-6">{counting > 0 ? <Coming counting={counting} /> : <Nothing />}</div>

  return (
    <>
      {balances.map((balance) => (
        <Balance balance={balance} minimum={minimum} />
      ))}
    </>
  )
}

/**
 * The hint about earnings to come. They are granted once a day: until the first time they are on the page of
 * each post alone.
 */
function Coming({ counting }: Pick<Props, 'counting'>) {
  return (
    <EmptyState icon="wallet" title="Your first amount is on its way">
      {counting === 1 ? '1 post of yours is' : `${grouped(counting)} posts of yours are`} counting.
      What {counting === 1 ? 'it has' : 'they have'} earned is granted within {grantingLimit.words},
      once it reaches the minimum of the campaign, and then shows up here. Until then, each post in{' '}
      <a href={mySubmissionsPath} class="link">
        your work
      </a>{' '}
      tells what it has earned.
    </EmptyState>
  )
}

function Nothing() {
  return (
    <EmptyState icon="wallet" title="Nothing earned yet">
      What your posts earn shows up here. To take part in a program, connect the{' '}
      <a href={socialAccountsPath} class="link">
        accounts you post on
      </a>
      .
    </EmptyState>
  )
}

function Balance({ balance, minimum }: { balance: CreatorBalance; minimum: number }) {
  const { currency, available_amount, held_amount } = balance
  const { reserved_amount, owed_amount, flagged_amount, flagged_until } = balance

  return (
    <Card title={currencyName(currency)}>
      <Facts>
        <Fact name="In your balance">
          <span class="text-xl font-semibold">
            <Money amount={available_amount} currency={currency} />
          </span>
        </Fact>
        <Fact name="Granted">
          <Money amount={held_amount - reserved_amount} currency={currency} />
          {hasReleases(balance) && (
            <Below>
              <Releases balance={balance} />
            </Below>
          )}
        </Fact>
        {reserved_amount > 0 && (
          <Fact name="Set aside for collabs">
            <Money amount={reserved_amount} currency={currency} />
            <Below>Yours when the work is done</Below>
          </Fact>
        )}
        {owed_amount > 0 && (
          <Fact name="Waits for budget">
            <Money amount={owed_amount} currency={currency} />
            <Below>Lapses if a campaign ends without it</Below>
          </Fact>
        )}
        {flagged_amount > 0 && flagged_until && (
          <Fact name="In question">
            <Money amount={flagged_amount} currency={currency} />
            <Below>
              <Time at={flagged_until} after="until" /> at the latest
            </Below>
          </Fact>
        )}
        <Fact name="On its way">
          <Money amount={balance.on_the_way_amount} currency={currency} />
          {balance.next_sending_on && <Below>{nextPromiseInWords(balance.next_sending_on)}</Below>}
        </Fact>
        <Fact name="Sent so far">
          <Money amount={balance.paid_amount} currency={currency} />
        </Fact>
      </Facts>
      {available_amount >= minimum ? (
        <a href={newPayoutPath(currency)} class="btn btn-primary btn-sm mt-5">
          Withdraw {currency.toUpperCase()}
        </a>
      ) : (
        available_amount > 0 && (
          <p class="mt-5 text-sm text-base-content/75">
            {fromOn(minimum, currency)} If you are closing your account, you can{' '}
            <a href={newPayoutPath(currency)} class="link">
              withdraw the rest
            </a>{' '}
            once.
          </p>
        )
      )}
    </Card>
  )
}

function Below({ children }: { children: ComponentChildren }) {
  return (
    <span class="block text-sm font-normal text-base-content/70 first-letter:uppercase">
      {children}
    </span>
  )
}
