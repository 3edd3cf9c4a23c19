import { Fragment } from 'preact'
import { Money } from '../../../framework/views/values/money.tsx'
import type { ToReview } from '../queries.ts'
import { sumsOf } from '../would-pay.ts'

/** The sum that some posts would earn together, in each currency. */
export function Sums({ of }: { of: ToReview[] }) {
  return (
    <>
      {sumsOf(of).map(({ currency, amount }, index) => (
        <Fragment key={currency}>
          {index > 0 && ' and '}
          <Money amount={amount} currency={currency} />
        </Fragment>
      ))}
    </>
  )
}
