import { Card } from '../../../framework/views/card.tsx'
import { Money } from '../../../framework/views/money.tsx'
import type { Balance } from '../queries.ts'

/** What there is to spend, one figure for each currency, and what has to be paid back. */
export function Balances({ balances }: { balances: Balance[] }) {
  return (
    <Card
      title="Balance"
      description="Money that is not in a campaign yet. Fund campaigns and collabs from it, or have it refunded."
    >
      {balances.length === 0 ? (
        <p class="text-sm text-base-content/70">Nothing yet.</p>
      ) : (
        <ul class="flex flex-wrap gap-x-10 gap-y-4">
          {balances.map(({ currency, available_amount, debt_amount }) => (
            <li>
              <p class="page-title">
                <Money amount={available_amount} currency={currency} />
              </p>
              {debt_amount > 0 && (
                <p class="mt-1 text-sm font-medium text-error">
                  <Money amount={debt_amount} currency={currency} /> owed: your next funding pays
                  this first
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
