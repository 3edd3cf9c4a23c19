import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { CreatorBalance } from '../balances.ts'

type Props = { balance: CreatorBalance; whose?: 'your' | 'their' }

/** When what is granted comes into a balance: the part of the first day, and the last of it. */
export function Releases({ balance, whose = 'your' }: Props) {
  const { currency, next_release_at, next_release_amount, last_release_at } = balance
  if (next_release_at === null || last_release_at === null) return null
  const from = <Time at={next_release_at} after="from" />
  const isAll = next_release_amount === balance.held_amount - balance.reserved_amount
  if (isAll)
    return (
      <>
        in {whose} balance {from}
      </>
    )
  return (
    <>
      <Money amount={next_release_amount} currency={currency} /> in {whose} balance {from}, the rest{' '}
      <Time at={last_release_at} after="until" />
    </>
  )
}
