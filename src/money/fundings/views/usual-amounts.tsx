import { businessTime } from '../../../framework/database/clock.ts'
import { formatMoney, fromDecimal, toDecimal } from '../../../vocabulary/amounts/money.ts'
import { lastsUntil, type Pace } from '../../pace/pace.ts'

const whole = ['250', '500', '1000', '2500']

export const usualAmountsIn = (currency: string): number[] =>
  whole.map((amount) => fromDecimal(amount, currency) as number)

type Props = { currency: string; path: string; pace: Pace | undefined }

/**
 * The usual amounts, one click each, and until when the budget lasts with each. As links they work without
 * scripts; with them only the field is filled in.
 */
export function UsualAmounts({ currency, path, pace }: Props) {
  const burn = pace?.burn_amount ?? 0
  return (
    <>
      {burn > 0 && (
        <p class="text-sm text-base-content/70">
          The campaign uses {formatMoney(burn, currency)} daily now. With this much more, its
          budget:
        </p>
      )}
      <ul class={`flex flex-wrap gap-2 text-sm ${burn > 0 ? 'flex-col' : ''}`}>
        {usualAmountsIn(currency).map((amount) => (
          <li class="flex flex-wrap items-center gap-x-3">
            <a
              href={`${path}?amount=${amount}`}
              class="btn btn-xs"
              data-action="usual-amount#choose"
              data-amount={toDecimal(amount, currency)}
            >
              {formatMoney(amount, currency)}
            </a>
            {pace && lastsUntil(pace, amount, businessTime())}
          </li>
        ))}
      </ul>
      {burn > 0 && <p class="text-sm font-medium" role="status" data-usual-amount-target="lasts" />}
    </>
  )
}
