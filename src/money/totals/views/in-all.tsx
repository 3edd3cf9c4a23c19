import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { ReportedSums } from '../../reporting/views/sums.tsx'
import type { AllTotals, Totals } from '../queries.ts'

type Amount = Exclude<keyof Totals, 'currency'>

type Props = {
  all: AllTotals
  /** The sums of a list, each with the words after it. */
  parts: [amount: Amount, words: string][]
}

/** The sums of the list below, in all currencies. Nothing is said of a sum that is zero. */
export function InAll({ all: { totals, reported }, parts }: Props) {
  const said = parts.flatMap(([amount, words]) => {
    const sums = totals
      .filter((one) => one[amount] > 0)
      .map((one) => formatMoney(one[amount], one.currency))
    return sums.length === 0 ? [] : [{ sums: listed.format(sums), words }]
  })
  if (said.length === 0) return null

  return (
    <>
      <p class="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-base-content/70">
        {said.map(({ sums, words }) => (
          <span>
            <strong class="font-display text-lg font-bold text-base-content tabular-nums">
              {sums}
            </strong>{' '}
            {words}
          </span>
        ))}
      </p>
      <ReportedSums reported={reported} parts={parts} />
    </>
  )
}

const listed = new Intl.ListFormat('en')
