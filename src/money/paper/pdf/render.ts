import type { Paper } from '../../../tables/finance/papers.ts'
import { titleOf } from '../words.ts'
import { loadFonts } from './fonts.ts'
import { writeFooters, writeHead } from './frame.ts'
import { writeLines } from './lines.ts'
import { margin, type Sheet } from './sheet.ts'

/** A paper as a PDF, made anew each time it is asked for and the same each time. */
export async function renderPdf(paper: Paper): Promise<Buffer> {
  const sheet = await openSheet(paper)
  const y = writeHead(sheet, paper)
  writeLines(sheet, paper, y)
  writeFooters(sheet, paper)
  return finish(sheet)
}

async function openSheet(paper: Paper): Promise<Sheet> {
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
      Title: `${titleOf(paper)} ${paper.number}`,
      Author: paper.issuer.name,
      // The date of issue keeps the same paper from being another file each time.
      CreationDate: new Date(paper.issued_at),
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
