import { Card } from '../../../framework/views/card.tsx'
import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Fact, Facts } from '../../../framework/views/facts.tsx'
import { Money } from '../../../framework/views/money.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { currencyName } from '../../../vocabulary/currencies.ts'
import { newPayoutPath } from '../../../vocabulary/money-urls.ts'
import { socialAccountsPath } from '../../../vocabulary/urls.ts'
import type { CreatorBalance } from '../balances.ts'

export function Balances({ balances }: { balances: CreatorBalance[] }) {
  if (balances.length === 0)
    return (
      <div class="mb-6">
        <EmptyState icon="wallet" title="Nothing earned yet">
          What your posts earn shows up here. To take part in a program, connect the{' '}
          <a href={socialAccountsPath} class="link">
            accounts you post on
          </a>
          .
        </EmptyState>
      </div>
    )

  return (
    <>
      {balances.map((balance) => (
        <Balance balance={balance} />
      ))}
    </>
  )
}

function Balance({ balance }: { balance: CreatorBalance }) {
  const { currency, available_amount, held_amount, next_release_at } = balance

  return (
    <Card title={currencyName(currency)}>
      <Facts>
        <Fact name="Available">
          <span class="text-xl font-semibold">
            <Money amount={available_amount} currency={currency} />
          </span>
        </Fact>
        <Fact name="Held">
          <Money amount={held_amount} currency={currency} />
          {next_release_at !== null && (
            <span class="block text-sm font-normal text-base-content/70">
              More is available <Time at={next_release_at} isPhrase />
            </span>
          )}
        </Fact>
        <Fact name="On the way">
          <Money amount={balance.on_the_way_amount} currency={currency} />
        </Fact>
        <Fact name="Paid so far">
          <Money amount={balance.paid_amount} currency={currency} />
        </Fact>
      </Facts>
      {available_amount > 0 && (
        <a href={newPayoutPath(currency)} class="btn btn-primary btn-sm mt-5">
          Withdraw {currency.toUpperCase()}
        </a>
      )}
    </Card>
  )
}
