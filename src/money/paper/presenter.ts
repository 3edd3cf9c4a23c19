import { z } from 'zod'
import {
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { type Paper, paperKinds } from '../../tables/finance/papers.ts'
import { paperPdfUrl, paperUrl } from '../../vocabulary/addresses/money-urls.ts'
import { encodeId, type RecordType } from '../../vocabulary/ids.ts'
import { billingFields } from '../billing/presenter.ts'

const Issuer = z.object({
  name: text('Troupe Ltd'),
  address: text('1 Quay Street, Galway').nullable(),
  tax_id: text('IE1234567T').nullable(),
})

const Recipient = z.object({ legal_name: text('Harbor Coffee GmbH'), ...billingFields })

const Line = z.object({ text: text('Budget for “Spring roast”'), amount: minorUnits(500_000) })

const at = 'https://troupe.example.com/organizations/k5dXwQ2n/papers/Nb8TqWz5'

export const PaperJson = z
  .object({
    id: sqid,
    kind: z.enum(paperKinds),
    number: text('R-2026-000042'),
    issuer: Issuer.meta({ description: 'As it was when the paper was issued' }),
    recipient: Recipient.meta({ description: 'As it was when the paper was issued' }),
    lines: z.array(Line),
    currency,
    total_amount: minorUnits(500_000),
    tax_note: text('No tax is charged on these amounts.'),
    is_test: z.boolean().meta({ description: 'About money that is worth nothing' }),
    month: text('2026-11').nullable().meta({ description: 'Of a fee invoice' }),
    funding_id: sqid.nullable(),
    refund_id: sqid.nullable(),
    issued_at: timestamp,
    url: urlLike(`${at}.json`),
    pdf_url: urlLike(`${at}.pdf`),
  })
  .meta({ id: 'Paper' })

export function presentPaper(paper: Paper): z.infer<typeof PaperJson> {
  return {
    id: encodeId('Paper', paper.id),
    kind: paper.kind,
    number: paper.number,
    issuer: paper.issuer,
    recipient: paper.recipient,
    lines: paper.lines,
    currency: paper.currency,
    total_amount: paper.total_amount,
    tax_note: paper.tax_note,
    is_test: paper.is_test,
    month: paper.month,
    funding_id: publicId('Funding', paper.funding_id),
    refund_id: publicId('Refund', paper.refund_id),
    issued_at: paper.issued_at,
    url: paperUrl(paper),
    pdf_url: paperPdfUrl(paper),
  }
}

function publicId(type: RecordType, id: number | null): string | null {
  return id === null ? null : encodeId(type, id)
}
