import { csvLine } from '../../framework/formats/csv.ts'
import type { AccountKind } from '../../tables/finance/ledger.ts'
import { toDecimal } from '../../vocabulary/amounts/money.ts'
import type { TransferInList } from './queries.ts'
import { accountInWords, changeIn, eventInWords, forWhom } from './words.ts'

export const transferTitles = [
  'Date',
  'Event',
  'Program',
  'Creator',
  'From',
  'To',
  'Currency',
  'Change',
]

/**
 * The lines of a file like a bank statement: oldest first, with what was there after each, unless some are
 * left out.
 */
export async function* transferLines(
  transfers: AsyncIterable<TransferInList>,
  own: AccountKind,
  isWhole: boolean,
): AsyncGenerator<string> {
  const balances = new Map<string, number>()
  yield csvLine(isWhole ? [...transferTitles, 'Balance'] : transferTitles)
  for await (const transfer of transfers) {
    const { currency, from_kind, to_kind, submission } = transfer
    const change = changeIn([own], transfer)
    const balance = (balances.get(currency) ?? 0) + change
    balances.set(currency, balance)
    yield csvLine([
      transfer.created_at,
      eventInWords(transfer.event),
      transfer.campaign_name ?? submission?.collab_name ?? null,
      submission && forWhom(submission),
      accountInWords[from_kind],
      accountInWords[to_kind],
      currency.toUpperCase(),
      toDecimal(change, currency),
      ...(isWhole ? [toDecimal(balance, currency)] : []),
    ])
  }
}
