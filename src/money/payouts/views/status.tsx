import { Badge } from '../../../framework/views/values/badge.tsx'
import type { Payout, PayoutStatus } from '../../../tables/finance/payouts.ts'

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
  pending: 'It goes out with our next bank transfers. You can cancel it until then.',
  processing: 'It is being sent to your bank. Expect it within a few working days.',
  paid: 'It was sent. It can take up to three working days to arrive.',
  failed: 'It could not be sent, and the money is in your balance again.',
  returned: 'Your bank sent it back, and the money is in your balance again.',
  canceled: 'You canceled it, and the money is in your balance again.',
}

const meaningsAtStripe: Partial<typeof meanings> = {
  pending: 'It will be sent within minutes. You can cancel it until then.',
  processing: 'It is being sent to your Stripe account.',
  paid: 'It is in your Stripe account, and Stripe pays it into your bank account.',
  returned: 'Stripe took it back, and the money is in your balance again.',
}

type Props = { payout: Pick<Payout, 'status' | 'provider'> }

export function PayoutMeaning({ payout: { status, provider } }: Props) {
  const atStripe = provider === 'stripe' ? meaningsAtStripe[status] : undefined
  return <>{atStripe ?? meanings[status]}</>
}
