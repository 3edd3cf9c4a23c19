import { Fragment } from 'preact'
import { Money } from '../../../framework/views/values/money.tsx'
import { sumsOf } from '../presenter.ts'
import type { ToReview } from '../queries.ts'

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
