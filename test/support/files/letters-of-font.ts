import PDFDocument from 'pdfkit'

type Font = { hasGlyphForCodePoint: (point: number) => boolean }

/** The letters of a text that a font does not have. */
export function missingIn(file: Buffer, text: string): string[] {
  const sheet = new PDFDocument()
  const { font } = (sheet.font(file) as unknown as { _font: { font: Font } })._font
  return [...text.replace(/\s/g, '')].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
}
