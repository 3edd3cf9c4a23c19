import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { CreatorBalance } from '../balances.ts'

type Props = { balance: CreatorBalance; whose?: 'your' | 'their' }

/** Whether there is something to say about when what is granted comes into a balance. */
export const hasReleases = ({ next_release_at, on_hold_amount }: CreatorBalance): boolean =>
  next_release_at !== null || on_hold_amount > 0

/** When what is granted comes into a balance, and how much of it has no day while it is on hold. */
export function Releases({ balance, whose = 'your' }: Props) {
  const { currency, held_amount, reserved_amount, on_hold_amount, next_release_at } = balance
  const isAll = on_hold_amount === held_amount - reserved_amount
  return (
    <>
      {next_release_at !== null && <Days balance={balance} whose={whose} />}
      {next_release_at !== null && on_hold_amount > 0 && '. '}
      {on_hold_amount > 0 && (
        <>
          {!isAll && <Money amount={on_hold_amount} currency={currency} />} on hold until a question
          about it is cleared up
        </>
      )}
    </>
  )
}

/** The part of the first day, and the last of it. */
function Days({ balance, whose }: Required<Props>) {
  const { currency, next_release_at, next_release_amount, last_release_at } = balance
  if (next_release_at === null || last_release_at === null) return null
  const from = <Time at={next_release_at} after="from" />
  const coming = balance.held_amount - balance.reserved_amount - balance.on_hold_amount
  if (next_release_amount === balance.held_amount - balance.reserved_amount)
    return (
      <>
        in {whose} balance {from}
      </>
    )
  return (
    <>
      <Money amount={next_release_amount} currency={currency} /> in {whose} balance {from}
      {next_release_amount < coming && (
        <>
          , the rest <Time at={last_release_at} after="until" />
        </>
      )}
    </>
  )
}
