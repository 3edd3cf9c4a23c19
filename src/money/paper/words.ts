import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import type { Funding, FundingProvider } from '../../tables/finance/fundings.ts'
import type { Paper, PaperKind } from '../../tables/finance/papers.ts'

export const titles: Record<PaperKind, string> = {
  receipt: 'Receipt',
  credit_note: 'Credit note',
  fee_invoice: 'Fee invoice',
}

const ways: Record<FundingProvider, string> = {
  test: 'test money',
  manual: 'bank transfer',
  balance: 'balance',
  stripe: 'card',
}

/** Says what was paid for, and how. */
export function paymentInWords(
  { provider, reference }: Pick<Funding, 'provider' | 'reference'>,
  campaign: Pick<Campaign, 'name'> | undefined,
): string {
  const target = campaign === undefined ? 'Payment to the balance' : `Budget for “${campaign.name}”`
  const by = [ways[provider], reference].filter((word) => word !== null).join(' ')
  return `${target}, paid by ${by}`
}

export function refundInWords(receiptNumber: string | undefined): string {
  return receiptNumber === undefined ? 'Refund of a payment' : `Refund of receipt ${receiptNumber}`
}

export function returnInWords(receiptNumber: string | undefined): string {
  const refunded = receiptNumber === undefined ? 'a payment' : `receipt ${receiptNumber}`
  return `Refund of ${refunded} that came back, paid to the balance`
}

export const feeInWords = (program_name: string) => `Fee for “${program_name}”`

/** Money that someone pays in is theirs until it is spent; only a fee is charged for something. */
export const paidInAdvance =
  'Money paid in advance. No tax is charged on it; any fees are invoiced monthly.'

/** The sentence about tax, unless whoever runs the installation has something else to say. */
export const untaxed = 'No tax is charged on these amounts.'

const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The month `2026-11` as “November 2026”. */
export function monthInWords(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`))
}

const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The day that is printed on a paper, the same for every reader. */
export const issueDay = ({ issued_at }: Pick<Paper, 'issued_at'>) =>
  days.format(new Date(issued_at))

export function titleOf({ kind, month }: Pick<Paper, 'kind' | 'month'>): string {
  return month === null ? titles[kind] : `${titles[kind]} for ${monthInWords(month)}`
}

/** Sentences about the money, for those who ask whether something is left to pay. */
export const paymentSentences: Record<PaperKind, string> = {
  receipt: 'Paid in full.',
  credit_note: 'Paid back to where it came from.',
  fee_invoice: 'Already paid from your campaign budgets. Nothing is left to pay.',
}

export const testNotice = 'Test document: this money is worth nothing.'
