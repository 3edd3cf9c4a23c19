import { testNotice } from '../words.ts'
import type { Drawing } from './drawing.ts'
import {
  bottom,
  left,
  line,
  margin,
  paperSize,
  right,
  type Sheet,
  soft,
  width,
  write,
} from './sheet.ts'

const half = width / 2 - 12
const second = left + width / 2 + 12

/** Writes who issues the paper, to whom, and under which number. Returns where the lines may begin. */
export function writeHead(sheet: Sheet, drawing: Drawing): number {
  const belowIssuer = writeParty(sheet, drawing.issuer, left, margin)
  const belowTitle = writeTitle(sheet, drawing)

  const begin = Math.max(belowIssuer, belowTitle) + 36
  const belowTo = write(sheet, drawing.to, left, begin, { size: 8.5, color: soft, width: half })
  return writeParty(sheet, drawing.recipient, left, belowTo + 3) + 32
}

function writeParty(sheet: Sheet, [name = '', ...others]: string[], x: number, y: number): number {
  const below = write(sheet, name, x, y, { font: 'semibold', size: 11, width: half })
  return write(sheet, others.join('\n'), x, below + 2, { size: 9.5, width: half })
}

function writeTitle(sheet: Sheet, { title, facts }: Drawing): number {
  const style = { font: 'semibold', size: 20, align: 'right', width: half } as const
  let y = write(sheet, title, second, margin - 6, style) + 8
  for (const [name, value] of facts) {
    write(sheet, name, second, y, { size: 9.5, color: soft, width: half - 120, align: 'right' })
    y = write(sheet, value, right - 112, y, { size: 9.5, width: 112, align: 'right' }) + 1
  }
  return y
}

/** Writes the footer of every page, once it is known how many there are. */
export function writeFooters(sheet: Sheet, drawing: Drawing): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page)
    if (drawing.is_test) writeTestMark(sheet)
    writeFooter(sheet, drawing, `Page ${page - start + 1} of ${count}`)
  }
}

function writeFooter(sheet: Sheet, { reference, is_test }: Drawing, pages: string): void {
  const y = bottom + 24
  line(sheet, y - 10)
  const style = { size: 8.5, color: soft }
  write(sheet, reference, left, y, { ...style, width: width - 90 })
  write(sheet, pages, right - 80, y, { ...style, width: 80, align: 'right' })
  if (is_test) write(sheet, testNotice, left, y + 14, { ...style, width })
}

function writeTestMark(sheet: Sheet): void {
  const [x, y] = [paperSize.width / 2, paperSize.height / 2]
  sheet
    .save()
    .rotate(-35, { origin: [x, y] })
    .fillOpacity(0.08)
  sheet.font('semibold').fontSize(190).fillColor('#b91c1c')
  sheet.text('TEST', x - 300, y - 110, { width: 600, align: 'center', lineBreak: false })
  sheet.restore()
}
