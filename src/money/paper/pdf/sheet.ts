import type { Fonts } from './fonts.ts'

export type Sheet = PDFKit.PDFDocument

/** The size of A4, in points. */
export const paperSize = { width: 595.28, height: 841.89 }
export const margin = 56
export const left = margin
export const right = paperSize.width - margin
export const width = right - left
/** The end of the lines, with the footer below it. */
export const bottom = paperSize.height - 88

export const ink = '#18181b'
export const soft = '#5b5b66'
const rule = '#d4d4d8'

type Style = {
  font?: keyof Fonts
  size?: number
  color?: string
  align?: 'left' | 'right'
  width: number
  /** Figures of one width, so that amounts stand below each other. */
  figures?: 'tabular'
}

const lineGap = 2
const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

/** Writes a text within its width, and says where what follows it may begin. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: Style): number {
  const { font = 'regular', size = 10, color = ink, align = 'left', width, figures } = style
  const features = figures && { features: tabular }
  sheet.font(font).fontSize(size).fillColor(color)
  sheet.text(text, x, y, { width, align, lineGap, ...features })
  return sheet.y
}

/** The height that the same text would take. */
export function heightOf(sheet: Sheet, text: string, { width }: Pick<Style, 'width'>): number {
  return sheet.font('regular').fontSize(10).heightOfString(text, { width, lineGap })
}

export function line(sheet: Sheet, y: number, color = rule): void {
  sheet.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke()
}
