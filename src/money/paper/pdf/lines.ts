import type { PaperLine } from '../../../tables/finance/papers.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { Drawing, Table } from './drawing.ts'
import {
  bottom,
  heightOf,
  ink,
  left,
  line,
  margin,
  right,
  type Sheet,
  soft,
  width,
  write,
} from './sheet.ts'

const amountWidth = 150
const textWidth = width - amountWidth - 16
const amountAt = right - amountWidth
const gap = 7
/** The height needed for headings and a line, or for the total and what is said below it. */
const leastRoom = 100
const amounts = { align: 'right', figures: 'tabular' } as const

/** Every line with its amount, on as many pages as that takes, what they come to, and the notes below. */
export function writeTables(sheet: Sheet, { tables, notes }: Drawing, begin: number): void {
  const [standing, smallPrint] = notes
  const room = leastRoom + heightOf(sheet, smallPrint, { width })
  let y = begin
  for (const table of tables) y = writeTable(sheet, table, y, room) + 28
  const below = write(sheet, standing, left, y, { size: 9.5, width })
  write(sheet, smallPrint, left, below + 2, { size: 9.5, color: soft, width })
}

/** One currency. There is room below its total for what comes after the last of them. */
function writeTable(sheet: Sheet, table: Table, begin: number, room: number): number {
  let y = begin + leastRoom > bottom ? turnPage(sheet) : writeHeadings(sheet, begin)
  for (const one of table.lines) {
    if (y + heightOf(sheet, one.text, { width: textWidth }) + gap > bottom) y = turnPage(sheet)
    y = writeLine(sheet, one, table.currency, y)
  }
  return writeTotal(sheet, table, y + room > bottom ? turnPage(sheet) : y)
}

function turnPage(sheet: Sheet): number {
  sheet.addPage()
  return writeHeadings(sheet, margin)
}

function writeHeadings(sheet: Sheet, y: number): number {
  const style = { size: 8.5, color: soft }
  write(sheet, 'Description', left, y, { ...style, width: textWidth })
  const below = write(sheet, 'Amount', amountAt, y, {
    ...style,
    width: amountWidth,
    align: 'right',
  })
  line(sheet, below + 3, ink)
  return below + 3 + gap
}

function writeLine(sheet: Sheet, { text, amount }: PaperLine, currency: string, y: number): number {
  writeAmount(sheet, amount, currency, y)
  const below = write(sheet, text, left, y, { width: textWidth }) + gap - 2
  line(sheet, below)
  return below + gap
}

function writeAmount(sheet: Sheet, amount: number, currency: string, y: number): void {
  write(sheet, formatMoney(amount, currency), amountAt, y, { ...amounts, width: amountWidth })
}

function writeTotal(sheet: Sheet, { total_amount, currency }: Table, y: number): number {
  const strong = { ...amounts, font: 'semibold', size: 12 } as const
  const total = `Total in ${currency.toUpperCase()}`
  write(sheet, total, left, y + 4, { ...strong, width: amountAt - left - 16 })
  const amount = formatMoney(total_amount, currency)
  return write(sheet, amount, amountAt, y + 4, { ...strong, width: amountWidth })
}
