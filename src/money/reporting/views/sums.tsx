import type { Rate } from '../../../vocabulary/amounts/exchange.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { dayInWords } from '../../../vocabulary/time/time.ts'
import type { Reported } from '../sums.ts'

type Props<Name extends string> = {
  reported: Reported<Name> | undefined
  /** The sums that are told, each with the words after it. */
  parts: [name: Name, words: string][]
}

/** Sums over several currencies in one, which say of themselves that they are approximate, and why. */
export function ReportedSums<Name extends string>({ reported, parts }: Props<Name>) {
  const told = parts.filter(([name]) => reported?.mixed.includes(name))
  if (reported === undefined || told.length === 0) return null
  const { currency, amounts, rates, missing_currencies } = reported
  if (amounts === null)
    return (
      <p class="mb-6 text-sm text-base-content/70">
        No sum in {currency.toUpperCase()}: Troupe’s team has not entered the exchange rate of{' '}
        {listed.format(missing_currencies.map((code) => code.toUpperCase()))} yet.
      </p>
    )

  const said = told.filter(([name]) => amounts[name] !== 0)
  if (said.length === 0) return null
  return (
    <details class="mb-6 text-sm text-base-content/70">
      <summary class="w-fit max-w-full cursor-pointer rounded-field py-1">
        {said.map(([name, words], index) => (
          <>
            {index === 0 ? 'About ' : ', about '}
            <strong class="font-semibold text-base-content tabular-nums">
              {formatMoney(amounts[name], currency)}
            </strong>{' '}
            {words}
          </>
        ))}
        , all currencies together
      </summary>
      <div class="mt-2 ml-4">
        <p class="mb-2">
          Approximate, by these exchange rates. Every amount is kept and paid in its own currency.
        </p>
        <RateList rates={rates} />
      </div>
    </details>
  )
}

export function RateList({ rates }: { rates: Rate[] }) {
  return (
    <ul class="space-y-1 text-sm tabular-nums">
      {rates.map(({ currency, rate, day }) => (
        <li>
          1 EUR = {rate} {currency.toUpperCase()}, rate of {dayInWords(day)}
        </li>
      ))}
    </ul>
  )
}

const listed = new Intl.ListFormat('en')
