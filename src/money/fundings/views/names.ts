import type { Option } from '../../../framework/views/fields/fields.tsx'
import type { Funding, FundingProvider } from '../../../tables/finance/fundings.ts'

export const providerNames: Record<FundingProvider, string> = {
  test: 'Test money',
  manual: 'Bank transfer',
  balance: 'Balance',
  stripe: 'Card',
}

const hints: Record<FundingProvider, string> = {
  test: 'Arrives right away and is worth nothing. For local trials only.',
  manual: 'We show you where to send it, and add it when it arrives.',
  balance: 'Moves right away from your organization’s balance.',
  stripe: 'Pay by card on a page of Stripe.',
}

/** The ways to pay. What an empty balance cannot pay is shown and cannot be chosen. */
export function providerOptions(offered: FundingProvider[], available = 0): Option[] {
  return offered.map((value) => {
    const isEmpty = value === 'balance' && available === 0
    const hint = isEmpty ? 'Your balance is empty.' : hints[value]
    return { value, label: providerNames[value], hint, isDisabled: isEmpty }
  })
}

export const statusTones = {
  pending: 'warning',
  processing: 'warning',
  succeeded: 'success',
  failed: 'error',
  canceled: 'neutral',
  disputed: 'error',
  lost: 'error',
} as const satisfies Record<Funding['status'], string>
