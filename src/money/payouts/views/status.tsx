import { businessTime } from '../../../framework/database/clock.ts'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { isByHand, type Payout, type PayoutStatus } from '../../../tables/finance/payouts.ts'
import { dayInWords } from '../../../vocabulary/time/time.ts'
import { arrivesBy, isLate, isOverdue } from '../days.ts'

const tones = {
  pending: 'neutral',
  processing: 'info',
  paid: 'success',
  failed: 'error',
  returned: 'error',
  canceled: 'neutral',
} as const

export const statusWords: Record<PayoutStatus, string> = {
  pending: 'requested',
  processing: 'on its way',
  paid: 'sent',
  failed: 'failed',
  returned: 'came back',
  canceled: 'canceled',
}

export function PayoutStatusBadge({ payout: { status } }: { payout: Pick<Payout, 'status'> }) {
  return <Badge tone={tones[status]}>{statusWords[status]}</Badge>
}

const meanings: Record<PayoutStatus, string> = {
  pending: 'You can cancel it until we send it.',
  processing: 'It is being sent to your bank.',
  paid: 'It was sent to your bank.',
  failed: 'It could not be sent, and the money is in your balance again.',
  returned: 'Your bank sent it back, and the money is in your balance again.',
  canceled: 'You canceled it, and the money is in your balance again.',
}

/** The `meanings` that are others where no bank is asked. */
const meaningsElsewhere: Record<Payout['provider'], Partial<typeof meanings>> = {
  manual: {},
  stripe: {
    pending: 'It will be sent within minutes. You can cancel it until then.',
    processing: 'It is being sent to your Stripe account.',
    paid: 'It is in your Stripe account, and Stripe pays it into your bank account.',
    returned: 'Stripe took it back, and the money is in your balance again.',
  },
  paypal: {
    processing: 'It is being sent to your PayPal account.',
    paid: 'It was sent to your PayPal account.',
    returned: 'PayPal sent it back, and the money is in your balance again.',
  },
}

type Props = {
  payout: Pick<Payout, 'status' | 'provider' | 'sends_on' | 'paid_at'>
  /** The day on which payouts go out next. */
  nextDay: string
}

export function PayoutMeaning({ payout, nextDay }: Props) {
  const { status, provider } = payout
  const meaning = meaningsElsewhere[provider][status] ?? meanings[status]
  return <>{[daysInWords(payout, nextDay), meaning].filter((part) => part !== '').join(' ')}</>
}

/** The days that were promised, as long as there is something to wait for. */
function daysInWords(payout: Props['payout'], nextDay: string): string {
  const { status, sends_on } = payout
  const arrival = arrivesBy(payout)
  if (arrival === null || !isByHand(payout)) return ''
  const there = `should be there by ${dayInWords(arrival)}`
  if (status === 'paid')
    return isOverdue(payout, businessTime())
      ? `It should have been there by ${dayInWords(arrival)}.`
      : `It ${there}.`
  return isLate(payout, businessTime())
    ? `It was to go out on ${dayInWords(sends_on)}, and is late. We are sorry: Troupe’s team sees that it is, and the next payouts go out on ${dayInWords(nextDay)}.`
    : `It goes out on ${dayInWords(sends_on)}, and ${there}.`
}
