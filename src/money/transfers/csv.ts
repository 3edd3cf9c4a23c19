import { csvLine } from '../../framework/csv.ts'
import type { AccountKind } from '../../tables/ledger.ts'
import { toDecimal } from '../../vocabulary/money.ts'
import { accountInWords, eventInWords, forWhom } from './in-words.ts'
import type { TransferInList } from './queries.ts'

const titles = [
  'Date',
  'Event',
  'Program',
  'Creator',
  'From',
  'To',
  'Currency',
  'Change',
  'Balance',
]

/** As a bank states an account: oldest first, with what was there after each. */
export async function* transferLines(
  transfers: AsyncIterable<TransferInList>,
  own: AccountKind,
): AsyncGenerator<string> {
  const balances = new Map<string, number>()
  yield csvLine(titles)
  for await (const transfer of transfers) {
    const { amount, currency, from_kind, to_kind, submission } = transfer
    const change = (to_kind === own ? amount : 0) - (from_kind === own ? amount : 0)
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
      toDecimal(balance, currency),
    ])
  }
}
