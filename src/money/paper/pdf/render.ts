import type { Drawing } from './drawing.ts'
import { loadFonts } from './fonts.ts'
import { writeFooters, writeHead } from './frame.ts'
import { writeTables } from './lines.ts'
import { margin, type Sheet } from './sheet.ts'

/** A PDF, made anew each time it is asked for and the same each time. */
export async function renderPdf(drawing: Drawing): Promise<Buffer> {
  const sheet = await openSheet(drawing)
  const y = writeHead(sheet, drawing)
  writeTables(sheet, drawing, y)
  writeFooters(sheet, drawing)
  return finish(sheet)
}

async function openSheet({ name, author, at }: Drawing): Promise<Sheet> {
  // A start should not wait for it: few processes ever make a PDF.
  const { default: PDFDocument } = await import('pdfkit')
  const { regular, semibold } = await loadFonts()
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom: 0, left: margin },
    // Footers count the pages, so all have to be there before one is written.
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: name,
      Author: author,
      CreationDate: new Date(at),
    },
  })
  sheet.registerFont('regular', regular)
  sheet.registerFont('semibold', semibold)
  return sheet
}

async function finish(sheet: Sheet): Promise<Buffer> {
  sheet.end()
  return Buffer.concat(await sheet.toArray())
}
