import type { Option } from '../../../framework/views/fields.tsx'
import type { Funding, FundingProvider } from '../../../tables/fundings.ts'

export const providerNames: Record<FundingProvider, string> = {
  test: 'Test money',
  manual: 'Bank transfer',
  balance: 'Balance',
  stripe: 'Card',
}

const hints: Record<FundingProvider, string> = {
  test: 'Arrives at once and is worth nothing. Only on a local trial.',
  manual: 'We show you where to send it, and add it when it has arrived.',
  balance: 'Moves at once from what your organization has already.',
  stripe: 'Pay by card on a page of Stripe.',
}

export function providerOptions(offered: FundingProvider[]): Option[] {
  return offered.map((value) => ({ value, label: providerNames[value], hint: hints[value] }))
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
