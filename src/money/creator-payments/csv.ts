import { csvLine } from '../../framework/csv.ts'
import { toDecimal } from '../../vocabulary/amounts/money.ts'
import type { CreatorPayment } from './queries.ts'
import { paidTo } from './words.ts'

export const paymentTitles = ['Date', 'Creator', 'Program', 'Currency', 'Amount']

/** A line for each payment, the oldest first. */
export async function* paymentLines(
  payments: AsyncIterable<CreatorPayment>,
): AsyncGenerator<string> {
  yield csvLine(paymentTitles)
  for await (const payment of payments) {
    const { created_at, campaign_name, collab_name, currency, amount } = payment
    yield csvLine([
      created_at,
      paidTo(payment),
      campaign_name ?? collab_name,
      currency.toUpperCase(),
      toDecimal(amount, currency),
    ])
  }
}
