import { csvLine } from '../../framework/formats/csv.ts'
import { toDecimal } from '../../vocabulary/amounts/money.ts'
import type { CreatorPayment, CreatorTotal } from './queries.ts'
import { paidTo } from './words.ts'

export const paymentTitles = [
  'Date',
  'Creator',
  'Program',
  'Post',
  'Paid views of the post',
  'Currency',
  'Amount',
]

export async function* paymentLines(
  payments: AsyncIterable<CreatorPayment>,
): AsyncGenerator<string> {
  yield csvLine(paymentTitles)
  for await (const payment of payments) {
    const { created_at, campaign_name, collab_name, currency, amount } = payment
    yield csvLine([
      created_at,
      nameOf(payment),
      campaign_name ?? collab_name,
      payment.post_url,
      payment.view_count === null ? null : String(payment.view_count),
      currency.toUpperCase(),
      toDecimal(amount, currency),
    ])
  }
}

export const totalTitles = ['Creator', 'Payments', 'Currency', 'Amount']

/** A line for each creator and currency, the highest sum first. */
export async function* totalLines(totals: CreatorTotal[]): AsyncGenerator<string> {
  yield csvLine(totalTitles)
  for (const total of totals)
    yield csvLine([
      nameOf(total),
      String(total.payments_count),
      total.currency.toUpperCase(),
      toDecimal(total.amount, total.currency),
    ])
}

/** The name without its @, which a spreadsheet takes for the beginning of a formula. */
const nameOf = (payment: Parameters<typeof paidTo>[0]) => paidTo(payment).replace(/^@/, '')
