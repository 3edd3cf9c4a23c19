import { formatMoney, fromDecimal, toDecimal } from '../../../vocabulary/amounts/money.ts'

const whole = ['250', '500', '1000', '2500']

/** The usual amounts, one click each. As links they work without scripts; with them only the field is filled in. */
export function UsualAmounts({ currency, path }: { currency: string; path: string }) {
  const amounts = whole.map((amount) => fromDecimal(amount, currency) as number)

  return (
    <p class="flex flex-wrap gap-2">
      {amounts.map((amount) => (
        <a
          href={`${path}?amount=${amount}`}
          class="btn btn-xs"
          data-action="usual-amount#choose"
          data-amount={toDecimal(amount, currency)}
        >
          {formatMoney(amount, currency)}
        </a>
      ))}
    </p>
  )
}
