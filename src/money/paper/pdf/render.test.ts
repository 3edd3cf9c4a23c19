import { describe, expect, test } from 'vitest'
import { missingIn } from '../../../../test/support/files/letters-of-font.ts'
import { textOfPdf } from '../../../../test/support/files/pdf-text.ts'
import { anonymous, context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import {
  createCampaign,
  createMembership,
  createReceipt,
} from '../../../../test/support/world/factories.ts'
import type { Paper } from '../../../tables/finance/papers.ts'
import { paperPdfPath } from '../../../vocabulary/addresses/money-urls.ts'
import { currencyCodes } from '../../../vocabulary/amounts/currencies.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { drawingOfPaper } from '../drawing.ts'
import { loadFonts } from './fonts.ts'
import { renderPdf } from './render.ts'

const paper: Paper = {
  ...{ id: 1, organization_id: 1, funding_id: 1, refund_id: null, month: null },
  kind: 'receipt',
  number: 'R-2026-000042',
  issued_at: '2026-11-15T23:59:59.000Z',
  created_at: '2026-11-15T23:59:59.000Z',
  issuer: { name: 'Troupe Ltd', address: '1 Quay Street\nGalway', tax_id: 'IE1234567T' },
  recipient: {
    legal_name: 'Fernweh Kaffee GmbH',
    tax_id: 'DE123456789',
    email: 'pay@example.com',
    line1: 'Kastanienallee 7',
    line2: null,
    postal_code: '10435',
    city: 'Berlin',
    state: null,
    country: 'DE',
  },
  currency: 'usd',
  lines: [{ text: 'Budget for “Roast”', amount: 123_456 }],
  total_amount: 123_456,
  tax_note: 'No tax is charged.',
  is_test: false,
}

const linesOf = async (changes: Partial<Paper> = {}) =>
  textOfPdf(await renderPdf(drawingOfPaper({ ...paper, ...changes }))).split('\n')

describe('a PDF', () => {
  test('says who paid what to whom, under which number and on which day', async () => {
    expect(await linesOf()).toEqual([
      ...['Troupe Ltd', '1 Quay Street', 'Galway', 'Tax number IE1234567T'],
      ...['Receipt', 'Number', 'R-2026-000042', 'Date', 'November 15, 2026', 'Currency', 'USD'],
      ...['Received from', 'Fernweh Kaffee GmbH', 'Kastanienallee 7', '10435 Berlin', 'Germany'],
      ...['pay@example.com', 'Tax number DE123456789'],
      ...['Description', 'Amount', '$1,234.56', 'Budget for “Roast”'],
      ...['Total in USD', '$1,234.56', 'Paid in full.', 'No tax is charged.'],
      ...['R-2026-000042', 'Page 1 of 1'],
    ])
  })

  test.each([
    ['jpy', '¥123,456'],
    ['kwd', 'KWD\u00a0123.456'],
    ['eur', '€1,234.56'],
  ])('has the decimals of %s', async (currency, money) => {
    expect((await linesOf({ currency })).filter((line) => line === money)).toHaveLength(2)
  })

  test('of test money is marked on every page', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({ text: `Line ${index}`, amount: 1 }))

    const real = await linesOf({ lines, total_amount: 40 })
    const marked = await linesOf({ lines, total_amount: 40, is_test: true })

    expect(real).not.toContain('TEST')
    const pages = marked.filter((line) => line.startsWith('Page '))
    expect(pages.length).toBeGreaterThan(1)
    expect(marked.filter((line) => line === 'TEST')).toHaveLength(pages.length)
  })

  test('takes as many pages as it has lines for, and leaves out none', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({
      text: `Fee for “${index} ${'a long name '.repeat(index % 12)}”`,
      amount: index + 1,
    }))

    const written = await linesOf({
      ...{ kind: 'fee_invoice', month: '2026-11', funding_id: null },
      lines,
      total_amount: 7260,
    })

    const all = lines.map(({ amount }) => formatMoney(amount, 'usd'))
    const amounts = written.filter((line) => line.startsWith('$'))
    expect(amounts).toEqual([...all, '$72.60'])
    expect(written).toContain('November 2026')
    const pages = written.filter((line) => /^Page \d+ of \d+$/.test(line))
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.at(-1)).toBe(`Page ${pages.length} of ${pages.length}`)
  })

  test('has room for the longest details', async () => {
    const long = 'x'.repeat(255)
    const recipient = { ...paper.recipient, legal_name: long, line1: long, line2: long, city: long }

    const written = await linesOf({ recipient, tax_note: 'Tax. '.repeat(300) })

    expect(written.filter((line) => line === '$1,234.56')).toHaveLength(2)
    expect(written.join('').match(/x/g)?.length).toBeGreaterThanOrEqual(4 * 255)
  })

  test('is the same file each time', async () => {
    const [one, other] = await Promise.all([
      renderPdf(drawingOfPaper(paper)),
      renderPdf(drawingOfPaper(paper)),
    ])
    expect(one.equals(other)).toBe(true)
    expect(one.equals(await renderPdf(drawingOfPaper({ ...paper, total_amount: 1 })))).toBe(false)
  })

  test('has letters for names in Latin, Greek and Cyrillic, and for all money', async () => {
    const { regular, semibold } = await loadFonts()
    const text = `${currencyCodes.map((code) => formatMoney(1234, code)).join('')}
      ÀÉÎÕÜßæœçñøåłżźćęąščřžďťňůőűğışțăđėįų ΑΒΓΔΕΖΗΘαβγδεζηθάέήίόύώς АБВГДЕЁЖЗИЙЩЪЫЬЭЮЯабвґєіїљњћџ “”‘’–—…·`
    for (const file of [regular, semibold]) expect(missingIn(file, text)).toEqual([])
  })
})

describe('GET …/papers/:id.pdf', () => {
  async function setUp() {
    const member = await createMembership(db)
    const campaign = await createCampaign(db, { organization_id: member.organization_id })
    const issued = await createReceipt(db, context, campaign)
    return { member, issued, path: paperPdfPath(issued) }
  }

  test('is a file under its number, for browsers and for tokens', async () => {
    const { member, issued, path } = await setUp()
    const clients = [await withSession(member), await withToken(member, 'read')]

    for (const client of clients) {
      const { statusCode, headers, rawPayload } = await client.get(path, { accept: '*/*' })
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('application/pdf')
      expect(headers['content-disposition']).toBe(`attachment; filename="${issued.number}.pdf"`)
      expect(headers['cache-control']).toBe('no-store')
      const text = textOfPdf(rawPayload).split('\n')
      expect(text).toContain(issued.number)
      expect(text).toContain('Harbor Coffee')
      expect(text).toContain('$10.00')
      expect(text).toContain('TEST')
    }
  })

  test('is for members only', async () => {
    const { path } = await setUp()
    const stranger = await withSession(await createMembership(db))

    expect((await stranger.get(path)).statusCode).toBe(404)
    expect((await anonymous.get(path)).statusCode).toBe(303)
  })
})
