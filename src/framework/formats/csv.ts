import { AsyncResource } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Cell = string | null

/** How a spreadsheet recognises a formula. A number may begin like one, and stays a number. */
const formula = /^[\p{Cf}\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u
const number = /^-?\d+(\.\d+)?$/

/** One line of a CSV file. What a spreadsheet would run as a formula is marked as text. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  // A line break would begin a line of its own to whatever reads line by line.
  const text = (cell ?? '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  const isFormula = formula.test(cell ?? '') || formula.test(text.trimStart())
  const safe = isFormula && !number.test(text) ? `'${text}` : text
  // Spreadsheets of some countries separate cells by a semicolon.
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** How a CSV file is described: by its first line, which names the columns. */
export function csvFile(titles: string[]) {
  return { 'text/csv': { example: csvLine(titles).trimEnd() } }
}

/**
 * Has more read in the context of whoever began, not of whoever has room for it: what is read belongs to the
 * request.
 */
function inOneContext<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  const reader = items[Symbol.asyncIterator]()
  const next = AsyncResource.bind(() => reader.next())
  const end = async () => {
    await reader.return?.()
    return { done: true, value: undefined } as const
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) }
}

/** Sends lines as they are read, so that a long file takes no more memory than a short one. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  lines: AsyncIterable<string>,
): FastifyReply {
  return reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
    .type('text/csv; charset=utf-8')
    .send(Readable.from(inOneContext(lines)))
}
