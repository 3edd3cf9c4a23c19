import type { Paper } from '../../tables/finance/papers.ts'
import { issuerLines, recipientLines } from './parties.ts'
import type { Drawing } from './pdf/drawing.ts'
import { issueDay, monthInWords, paymentSentences, titleOf, titles } from './words.ts'

const to = { receipt: 'Received from', credit_note: 'Paid back to', fee_invoice: 'Invoiced to' }

export function drawingOfPaper(paper: Paper): Drawing {
  const { kind, number, month, currency, lines, total_amount, issuer, is_test } = paper
  return {
    title: titles[kind],
    name: `${titleOf(paper)} ${number}`,
    author: issuer.name,
    at: paper.issued_at,
    issuer: issuerLines(issuer),
    facts: [
      ['Number', number],
      ['Date', issueDay(paper)],
      ...(month === null ? [] : [['Month', monthInWords(month)] as const]),
      ['Currency', currency.toUpperCase()],
    ],
    to: to[kind],
    recipient: recipientLines(paper.recipient),
    tables: [{ currency, lines, total_amount }],
    notes: [paymentSentences[kind], paper.tax_note],
    reference: number,
    is_test,
  }
}
