import type { Config } from '../../framework/config/config.ts'
import { unseal } from '../../framework/secrets.ts'
import type { Payout, PayoutStatus } from '../../tables/finance/payouts.ts'
import { countryName } from '../../vocabulary/people/countries.ts'
import { dayInWords } from '../../vocabulary/time/time.ts'
import { issuerOf } from '../paper/issue.ts'
import { issuerLines } from '../paper/parties.ts'
import type { Drawing } from '../paper/pdf/drawing.ts'
import { TaxDetails } from '../payout-methods/schema.ts'

const standing: Record<PayoutStatus, string> = {
  pending: 'Requested, and not sent yet.',
  processing: 'On its way, and not sent yet.',
  paid: 'Sent in full. Nothing was taken off.',
  failed: 'It failed. The money is in the balance again.',
  returned: 'It came back. The money is in the balance again.',
  canceled: 'Canceled. The money is in the balance again.',
}

/** A payout as it is drawn for the records of its creator. */
export function drawingOfPayout(config: Config, payout: Payout): Drawing {
  const { reference, amount, currency, paid_at, created_at, label, status } = payout
  const payee = TaxDetails.parse(unseal(config.secretKeys, payout.payee))
  const issuer = issuerOf(config)
  return {
    title: 'Payout',
    name: `Payout ${reference}`,
    author: issuer.name,
    at: paid_at ?? created_at,
    issuer: issuerLines(issuer),
    facts: [
      ['Reference', reference],
      ['Requested', dayInWords(created_at.slice(0, 10))],
      ...(paid_at === null ? [] : [['Sent', dayInWords(paid_at.slice(0, 10))] as const]),
      ['Currency', currency.toUpperCase()],
    ],
    to: 'Paid to',
    recipient: payeeLines(payee),
    tables: [{ currency, lines: [{ text: `To ${label}`, amount }], total_amount: amount }],
    notes: [standing[status], 'Earned with posts and collabs. No tax was withheld.'],
    reference,
    is_test: config.trial,
  }
}

/** A person who is paid, as a tax office knows them. */
export function payeeLines({ legal_name, tax_country, tax_id }: TaxDetails): string[] {
  return [
    legal_name ?? '',
    ...(tax_country ? [countryName(tax_country)] : []),
    ...(tax_id ? [`Tax number ${tax_id}`] : []),
  ]
}
