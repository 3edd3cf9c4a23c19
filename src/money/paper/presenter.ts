import { z } from 'zod'
import {
  currency,
  idOf,
  idOrNull,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { type Paper, type PaperLine, paperKinds } from '../../tables/finance/papers.ts'
import { paperPdfUrl, paperUrl } from '../../vocabulary/addresses/money-urls.ts'
import { billingFields } from '../billing/presenter.ts'

const Issuer = shapeOf<Paper['issuer']>()(undefined, {
  name: text('Troupe Ltd'),
  address: text('1 Quay Street, Galway').nullable(),
  tax_id: text('IE1234567T').nullable(),
})

const Recipient = shapeOf<Paper['recipient']>()(undefined, {
  legal_name: text('Harbor Coffee GmbH'),
  ...billingFields,
})

const Line = shapeOf<PaperLine>()(undefined, {
  text: text('Budget for “Spring roast”'),
  amount: minorUnits(500_000),
})

const at = 'https://troupe.example.com/organizations/k5dXwQ2n/papers/Nb8TqWz5'

export const PaperJson = shapeOf<Paper>()('Paper', {
  id: idOf('Paper'),
  kind: z.enum(paperKinds),
  number: text('R-2026-000042'),
  issuer: meaning(Issuer, 'Who runs the installation, as they were when the paper was issued'),
  recipient: meaning(Recipient, 'The billing details as they were when the paper was issued'),
  lines: listOf(Line),
  currency,
  total_amount: minorUnits(500_000),
  tax_note: text('No tax is charged on these amounts.').describe('What it says about tax'),
  is_test: z.boolean().describe('About money that is worth nothing, as on a trial'),
  month: text('2026-11').nullable().describe('Of a fee invoice, such as `2026-11`'),
  funding_id: meaning(idOrNull('Funding', 'funding_id'), 'What was paid'),
  refund_id: meaning(
    idOrNull('Refund', 'refund_id'),
    'What went back; on a receipt, a refund that came back because it could not be delivered',
  ),
  issued_at: timestamp,
  url: from(urlLike(`${at}.json`), paperUrl),
  pdf_url: from(urlLike(`${at}.pdf`), paperPdfUrl),
})
