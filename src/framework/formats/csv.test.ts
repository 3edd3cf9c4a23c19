import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a line is what spreadsheets read', () => {
  expect(csvLine(['Mara', null, '12.50', 'a "quoted", text', 'two\nlines', 'a;=1+1'])).toBe(
    'Mara,,12.50,"a ""quoted"", text",two lines,"a;=1+1"\r\n',
  )
})

test.each([
  '=1+1',
  '+49 30',
  '-cmd',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '-1+1',
  '=HYPERLINK("x")',
  '＝1+1',
  '\u200b=1',
  '\u202e ＠SUM',
])('%j is not run as a formula', (cell) => {
  expect(csvLine([cell])).toMatch(/^"?'/)
})

test.each(['-12.50', '0', '1250'])('%s stays a number', (cell) => {
  expect(csvLine([cell])).toBe(`${cell}\r\n`)
})
